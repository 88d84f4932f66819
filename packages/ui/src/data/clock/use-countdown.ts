import { useMemo, useSyncExternalStore } from 'react';
import { followServerTime, serverNow } from './server-clock';

const inSeconds = (ms: number) => Math.max(0, Math.ceil(ms / 1000));

interface Countdown {
  /** In whole seconds, rounded up. */
  readonly left: () => number;
  /** Calls `tell` every second. Returns a function that stops it. */
  readonly follow: (tell: () => void) => () => void;
}

const NONE: Countdown = { left: () => 0, follow: () => () => undefined };

/**
 * Counts by the given clock and by `performance.now()`, and shows the smaller remainder: the latter cannot be set back,
 * but on some phones it stops while they sleep.
 */
function countdownTo(deadline: number, now: () => number, mostMs: number): Countdown {
  const start = () => ({ left: Math.min(deadline - now(), mostMs), at: performance.now() });
  let began = start();
  const left = () => inSeconds(Math.min(deadline - now(), began.left - (performance.now() - began.at)));
  return {
    left,
    follow(tell) {
      const isServers = now === serverNow;
      const tick = () => {
        // A correction of the server's time can raise 0 again, so that timer keeps running.
        if (!isServers && left() === 0) clearInterval(timer);
        tell();
      };
      const timer = setInterval(tick, 1000);
      // Timers fire late on a phone that slept.
      document.addEventListener('visibilitychange', tick);
      const unfollow = isServers
        ? followServerTime(() => {
            began = start();
            tell();
          })
        : () => undefined;
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', tick);
        unfollow();
      };
    },
  };
}

interface Options {
  /** The clock of the deadline, if not the phone's. If it is serverNow, its correction may raise 0 again. */
  readonly now?: () => number;
  /**
   * The most that can be left, in milliseconds. Needed for a stored deadline: the phone's clock may have been set back.
   */
  readonly mostMs?: number;
}

/**
 * The milliseconds until `deadline` (as in Date.now()), rounded up to whole seconds; 0 once it has passed or if it is
 * null. Correct after a phone wakes from sleep, and no longer than at the start if its clock is set back.
 */
export function useCountdown(
  deadline: number | null,
  { now = Date.now, mostMs = Number.POSITIVE_INFINITY }: Options = {},
): number {
  const countdown = useMemo(
    () => (deadline === null ? NONE : countdownTo(deadline, now, mostMs)),
    [deadline, now, mostMs],
  );
  return 1000 * useSyncExternalStore(countdown.follow, countdown.left, () => 0);
}
