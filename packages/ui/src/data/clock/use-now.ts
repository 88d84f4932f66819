import { useCallback, useSyncExternalStore } from 'react';
import { followServerTime, serverNow } from './server-clock';

/** A step of the clock that is short enough for days, deadlines and opening hours, in milliseconds. */
export const MINUTE_MS = 60_000;

/**
 * The server's time in milliseconds, rounded down to a multiple of `stepMs`. Re-renders at each step, when the page
 * becomes visible, and when the server's time turns out to differ.
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
      // Timers fire late on a phone that slept.
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
