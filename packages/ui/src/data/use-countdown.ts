import { useCallback, useSyncExternalStore } from 'react';

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1000));

/**
 * The milliseconds until `deadline` (as Date.now() counts), in whole seconds rounded up; 0 when it has passed or
 * is null. Counted from the deadline, so that a sleeping phone wakes up to the right figure.
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
      // Timers of a phone that slept start late.
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
