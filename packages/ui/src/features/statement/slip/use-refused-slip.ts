import { useState } from 'react';
import { seeSlip } from '#/data/deposit/pending-memory';
import { useSession } from '#/session/use-session';
import type { RefusedSlipProps } from './refused-slip';

/** The key of the slip that was refused lately and not looked at on this device, as `RefusedSlip` tells it. */
export function useRefusedSlip(): {
  /** Null if there is none or nobody knows. */
  readonly refused: string | null;
  readonly see: (key: string) => void;
  /** For `RefusedSlip`. */
  readonly search: Omit<RefusedSlipProps, 'wanted'>;
} {
  const { stored } = useSession();
  const [seen, setSeen] = useState(() => stored.get('seen-slip'));
  const [refused, onRefused] = useState<string | null>(null);
  return {
    refused,
    see: (key) => {
      seeSlip(stored, key);
      setSeen(key);
    },
    search: { seen, onRefused },
  };
}
