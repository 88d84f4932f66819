import { useEffect, useEffectEvent, useState } from 'react';
import { useCopy } from '#/components/actions/use-copy';

/** The delay, in milliseconds, before the number is copied automatically after a new name was saved. */
const AFTER_NAME_MS = 1000;

/** Copies an account number and shows whether it worked. */
export function useCopyNumber(number: string | null) {
  const copy = useCopy();
  const now = async () => {
    if (number !== null) await copy(number);
  };

  /** Incremented by each delayed copy, which restarts the timer. */
  const [requests, setRequests] = useState(0);
  const copyNow = useEffectEvent(() => void now());
  useEffect(() => {
    if (requests === 0) return undefined;
    const timer = setTimeout(copyNow, AFTER_NAME_MS);
    return () => clearTimeout(timer);
  }, [requests]);

  return { now, soon: () => setRequests((count) => count + 1) };
}
