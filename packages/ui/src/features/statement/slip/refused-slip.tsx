import { useEffect } from 'react';
import { refusedSlip, slipKey } from '#/components/slip/slip-view';
import { MINUTE_MS, useNow } from '#/data/clock/use-now';
import { useNewestSlips } from '#/data/deposit/use-slips';

export interface RefusedSlipProps {
  /** False while the slips themselves are looked at. */
  readonly wanted: boolean;
  /** The key of the refused slip that was looked at last on this device. */
  readonly seen: string | null;
  /** Told the key of the slip that was refused lately and not looked at; null for none. Keeps its identity. */
  readonly onRefused: (key: string | null) => void;
}

/** Looks for a refused slip; draws nothing. */
export function RefusedSlip({ wanted, seen, onRefused }: RefusedSlipProps) {
  const { data } = useNewestSlips({ onReturn: false }, wanted);
  const now = useNow(MINUTE_MS);
  const refused = data ? refusedSlip(data.slips, seen, now) : null;
  const key = refused && slipKey(refused);
  useEffect(() => onRefused(key), [key, onRefused]);
  return null;
}
