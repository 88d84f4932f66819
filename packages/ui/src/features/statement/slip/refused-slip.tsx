import { useEffect } from 'react';
import { refusedSlip, slipKey } from '#/components/slip/slip-view';
import { MINUTE_MS, useNow } from '#/data/clock/use-now';
import { useNewestSlips } from '#/data/deposit/use-slips';

export interface RefusedSlipProps {
  /** False while the slip dialog is open. */
  readonly wanted: boolean;
  /** The key of the last refused slip that was viewed on this device. */
  readonly seen: string | null;
  /** Called with the key of a recently refused slip that was not viewed yet; null for none. Must be a stable function. */
  readonly onRefused: (key: string | null) => void;
}

/** Looks for a recently refused slip; renders nothing. */
export function RefusedSlip({ wanted, seen, onRefused }: RefusedSlipProps) {
  const { data } = useNewestSlips({ onReturn: false }, wanted);
  const now = useNow(MINUTE_MS);
  const refused = data ? refusedSlip(data.slips, seen, now) : null;
  const key = refused && slipKey(refused);
  useEffect(() => onRefused(key), [key, onRefused]);
  return null;
}
