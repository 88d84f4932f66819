import type { Slip } from '@member-wallet/api-sdk';
import { useState } from 'react';
import { refusedSlip } from '#/components/slip/slip-view';
import { MINUTE_MS, useNow } from '#/data/use-now';
import { seeSlip } from '#/data/pending-memory';
import { useNewestSlips } from '#/data/use-slips';
import { useSession } from '#/session/use-session';

/**
 * The slip that was refused lately and not looked at on this device; null if there is none or nobody knows.
 * @param wanted false: what the page itself shows is still on its way, which goes first
 */
export function useRefusedSlip(wanted: boolean): {
  readonly refused: Slip | null;
  readonly see: (key: string) => void;
} {
  const { stored } = useSession();
  const [seen, setSeen] = useState(() => stored.get('seen-slip'));
  const { data } = useNewestSlips({ onReturn: false }, wanted);
  const now = useNow(MINUTE_MS);
  return {
    refused: data ? refusedSlip(data.slips, seen, now) : null,
    see: (key) => {
      seeSlip(stored, key);
      setSeen(key);
    },
  };
}
