import { useCallback, useSyncExternalStore } from 'react';

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1000));

/**
 * The milliseconds until `deadline` (as in Date.now()), rounded up to whole seconds; 0 once it has passed or if it is
 * null. Computed from the deadline, so that it is correct after a phone wakes from sleep.
 */
export function useCountdown(deadline: number | null): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      if (deadline === null) return () => undefined;
      const tick = () => {
        if (secondsUntil(deadline) === 0) clearInterval(timer);
        tell();
      };
      const timer = setInterval(tick, 1000);
      // Timers fire late on a phone that slept.
      document.addEventListener('visibilitychange', tick);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
    [deadline],
  );
  const seconds = useSyncExternalStore(
    subscribe,
    () => (deadline === null ? 0 : secondsUntil(deadline)),
    () => 0,
  );
  return seconds * 1000;
}
