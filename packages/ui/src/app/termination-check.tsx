import { type ReactNode, useEffect } from 'react';
import { useActive } from '#/data/use-lookups';

const MARK = 'terminated';

/** Sets the body style of the end page while the service is gone. */
export function markTerminated(isTerminated: boolean): void {
  document.body.classList.toggle(MARK, isTerminated);
}

/** Checks on the log-in page whether the service is still active; 'gone' redirects to the end page. */
export function TerminationCheck({ children }: { children: ReactNode }) {
  const { data } = useActive();
  useEffect(() => {
    if (data !== undefined) markTerminated(false);
  }, [data]);
  return children;
}
