import { useEffect, useState } from 'react';

/**
 * The milliseconds until `deadline` (as Date.now() counts), 0 when it has passed or is null.
 * Counted from the deadline, so that a sleeping phone wakes up to the right figure.
 */
export function useCountdown(deadline: number | null): number {
  const [seen, setSeen] = useState(() => ({ deadline, now: Date.now() }));
  // A new deadline counts from now, not from the last tick: it must never show more than there is.
  const current = seen.deadline === deadline ? seen : { deadline, now: Date.now() };
  if (current !== seen) setSeen(current);
  const remaining = deadline === null ? 0 : Math.max(0, deadline - current.now);
  const counting = remaining > 0;

  useEffect(() => {
    if (deadline === null || !counting) return undefined;
    const look = () => setSeen({ deadline, now: Date.now() });
    const timer = setInterval(look, 1000);
    // Timers of a phone that slept start late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [deadline, counting]);

  return remaining;
}
