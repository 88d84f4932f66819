import { useMemo, useSyncExternalStore } from 'react';
import { followServerTime, serverNow } from './server-clock';

const inSeconds = (ms: number) => Math.max(0, Math.ceil(ms / 1000));

interface Countdown {
  /** In whole seconds, rounded up. */
  readonly left: () => number;
  /** Tells each second, and returns how to stop it. */
  readonly follow: (tell: () => void) => () => void;
}

const NONE: Countdown = { left: () => 0, follow: () => () => undefined };

/**
 * Counts by two clocks, and shows the smaller rest: the page's own (`performance.now()`) cannot be set back, but on some
 * phones it stands still while they sleep.
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
        // The server's time may turn out to be another.
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
  /** The clock of the deadline, if it is not the phone's: 0 may rise again when that is put right. */
  readonly now?: () => number;
  /** The most that can be left, in milliseconds: what a phone makes of a kept deadline whose clock was set back. */
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
