import { useState } from 'react';
import { seeSlip } from '#/data/deposit/pending-memory';
import { useSession } from '#/session/use-session';
import type { RefusedSlipProps } from './refused-slip';

/** The recently refused slip that was not viewed on this device yet, as found by `RefusedSlip`. */
export function useRefusedSlip(): {
  /** The slip's key; null for none, or if unknown. */
  readonly refused: string | null;
  readonly see: (key: string) => void;
  /** The props of `RefusedSlip`. */
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
