import { isGone } from '@member-wallet/api-sdk';
import { type ReactNode, useEffect } from 'react';
import { useActive } from '#/data/operator/use-lookups';

const MARK = 'terminated';

/** Sets the body style of the end page (styles/base.css) while the service is gone. */
export function markTerminated(isTerminated: boolean): void {
  document.body.classList.toggle(MARK, isTerminated);
}

/**
 * Checks on the log-in page whether the service is still active; 'gone' redirects to the end page. Any other outcome
 * removes the body style, even a failed check, because it does not mean that the service is gone.
 */
export function TerminationCheck({ children }: { children: ReactNode }) {
  const { data, error } = useActive();
  const isKnown = data !== undefined || error !== undefined;
  useEffect(() => {
    if (isKnown && !isGone(error)) markTerminated(false);
  }, [isKnown, error]);
  return children;
}
