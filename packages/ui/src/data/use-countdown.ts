import { useCallback, useSyncExternalStore } from 'react';
import { followServerTime, serverNow } from './server-clock';

const secondsUntil = (deadline: number, now: number) => Math.max(0, Math.ceil((deadline - now) / 1000));

function useSecondsUntil(deadline: number | null, now: () => number): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      if (deadline === null) return () => undefined;
      const start = () => setInterval(tick, 1000);
      const tick = () => {
        if (secondsUntil(deadline, now()) === 0) clearInterval(timer);
        tell();
      };
      let timer = start();
      // Timers fire late on a phone that slept.
      document.addEventListener('visibilitychange', tick);
      const unfollow = followServerTime(() => {
        clearInterval(timer);
        timer = start();
        tell();
      });
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', tick);
        unfollow();
      };
    },
    [deadline, now],
  );
  return useSyncExternalStore(
    subscribe,
    () => (deadline === null ? 0 : secondsUntil(deadline, now())),
    () => 0,
  );
}

/**
 * The milliseconds until `deadline` (as in Date.now()), rounded up to whole seconds; 0 once it has passed or if it is
 * null. Computed from the deadline, so that it is correct after a phone wakes from sleep.
 */
export const useCountdown = (deadline: number | null): number => useSecondsUntil(deadline, Date.now) * 1000;

/** The same until a deadline of the server's: 0 may rise again where the phone's clock turns out to be wrong. */
export const useServerCountdown = (deadline: number | null): number =>
  useSecondsUntil(deadline, serverNow) * 1000;
