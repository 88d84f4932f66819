import { useCallback, useSyncExternalStore } from 'react';
import { followServerTime, serverNow } from './server-clock';

/** A step of the clock that is short enough for days, deadlines and opening hours, in milliseconds. */
export const MINUTE_MS = 60_000;

/**
 * The server's time as Date.now() counts, rounded down to whole steps of the epoch. Draws the component again with each
 * step, and as soon as a phone that slept is looked at or the time is another.
 */
export function useNow(stepMs: number): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(tick, stepMs - (serverNow() % stepMs));
      };
      const tick = () => {
        tell();
        wait();
      };
      wait();
      // Timers of a phone that slept start late.
      document.addEventListener('visibilitychange', tell);
      const unfollow = followServerTime(tell);
      return () => {
        clearTimeout(timer);
        unfollow();
        document.removeEventListener('visibilitychange', tell);
      };
    },
    [stepMs],
  );
  const read = () => {
    const now = serverNow();
    return now - (now % stepMs);
  };
  return useSyncExternalStore(subscribe, read, read);
}
