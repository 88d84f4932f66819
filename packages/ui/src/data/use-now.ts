import { useCallback, useSyncExternalStore } from 'react';

/** A step of the clock that is short enough for days, deadlines and opening hours, in milliseconds. */
export const MINUTE_MS = 60_000;

/**
 * The time as Date.now() counts it, rounded down to whole steps of the epoch. Draws the component again with each
 * step, and as soon as a phone that slept is looked at.
 */
export function useNow(stepMs: number): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(tick, stepMs - (Date.now() % stepMs));
      };
      const tick = () => {
        tell();
        wait();
      };
      wait();
      // Timers of a phone that slept start late.
      document.addEventListener('visibilitychange', tell);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tell);
      };
    },
    [stepMs],
  );
  const read = () => {
    const now = Date.now();
    return now - (now % stepMs);
  };
  return useSyncExternalStore(subscribe, read, read);
}
