import { useEffect, useEffectEvent, useState } from 'react';
import { useCopy } from '#/components/actions/use-copy';

/** The number is copied automatically this long after a new name is saved. */
const AFTER_NAME_MS = 1000;

/** Copies an account number and says so, or says that it could not. */
export function useCopyNumber(number: string | null) {
  const copy = useCopy();
  const now = async () => {
    if (number !== null) await copy(number);
  };

  /** Incremented for each delayed copy, which restarts the wait. */
  const [wishes, setWishes] = useState(0);
  const copyWished = useEffectEvent(() => void now());
  useEffect(() => {
    if (wishes === 0) return undefined;
    const timer = setTimeout(copyWished, AFTER_NAME_MS);
    return () => clearTimeout(timer);
  }, [wishes]);

  return { now, soon: () => setWishes((count) => count + 1) };
}
