import { type ReactNode, useEffect } from 'react';
import { useActive } from '#/data/use-lookups';

const MARK = 'terminated';

/** The body style of the end page, for as long as the service is gone. */
export function markTerminated(isTerminated: boolean): void {
  document.body.classList.toggle(MARK, isTerminated);
}

/** Asks on the way to the log-in page whether the service still runs; 'gone' leaves for the end page. */
export function TerminationCheck({ children }: { children: ReactNode }) {
  const { data } = useActive();
  useEffect(() => {
    if (data !== undefined) markTerminated(false);
  }, [data]);
  return children;
}
