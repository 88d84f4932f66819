import { useCallback, useSyncExternalStore } from 'react';

const secondsUntil = (deadline: number, now: number) => Math.max(0, Math.ceil((deadline - now) / 1000));

/**
 * The milliseconds until `deadline` (as in Date.now()), rounded up to whole seconds; 0 once it has passed or if it is
 * null. Computed from the deadline, so that it is correct after a phone wakes from sleep.
 * @param now the clock of the deadline, if it is not the phone's: 0 may rise again when that is put right
 */
export function useCountdown(deadline: number | null, now: () => number = Date.now): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      if (deadline === null) return () => undefined;
      const tick = () => {
        if (now === Date.now && secondsUntil(deadline, now()) === 0) clearInterval(timer);
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
    [deadline, now],
  );
  const seconds = useSyncExternalStore(
    subscribe,
    () => (deadline === null ? 0 : secondsUntil(deadline, now())),
    () => 0,
  );
  return seconds * 1000;
}
