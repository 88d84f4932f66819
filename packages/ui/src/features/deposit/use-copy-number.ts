import { useEffect, useRef } from 'react';
import { useCopy } from '#/components/use-copy';

/** How long after a new name is saved the number is copied by itself. */
const AFTER_NAME_MS = 1000;

/** Copies an account number and says so, or says that it could not. */
export function useCopyNumber(number: string | null) {
  const copy = useCopy();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const now = async () => {
    if (number !== null) await copy(number);
  };
  const latest = useRef(now);
  latest.current = now;
  return {
    now,
    soon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void latest.current(), AFTER_NAME_MS);
    },
  };
}
