import type { Clock } from '../clock';
import { addMs } from '../clock';

/** Work that becomes due at a time. */
export interface DueWork {
  /** The earliest open items, with the time at which each is due. */
  waiting(): Promise<readonly { readonly id: bigint; readonly at: Date }[]>;
  /** Settles one item, unless it was settled meanwhile or another process has locked it. */
  settle(id: bigint, now: Date): Promise<void>;
}

/** Settles work when it is due. */
export interface Scheduler {
  /**
   * Settles what is due and sets a timer for the rest. Called at start, and whenever something may be due.
   * Failures are reported and retried; they never reach the caller.
   */
  sweep(): Promise<void>;
  /** Resolves once nothing is in progress. */
  stop(): Promise<void>;
}

interface SchedulerOptions {
  readonly clock: Pick<Clock, 'sync'>;
  readonly dueWork: readonly DueWork[];
  /** The longest time between polls, in ms, which find the work of a process that died. */
  readonly pollInterval: number;
  readonly report: (error: unknown) => void;
}

/** Items per sweep; if there are more, the next sweep follows at once. */
export const SWEEP_SIZE = 100;
const AGAIN_AFTER_MS = 1000;

export function createScheduler({ clock, dueWork, pollInterval, report }: SchedulerOptions): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let current: Promise<void> | undefined;
  let following: Promise<void> | undefined;

  /** @returns when to sweep again */
  async function run(work: DueWork, now: Date): Promise<Date | undefined> {
    const waiting = await work.waiting();
    let failed = false;
    for (const { id, at } of waiting) {
      if (at > now) break;
      try {
        await work.settle(id, now);
      } catch (error) {
        // A failure must not block the items after it.
        failed = true;
        report(error);
      }
    }
    if (failed) return addMs(now, AGAIN_AFTER_MS);
    return waiting.find(({ at }) => at > now)?.at ?? (waiting.length < SWEEP_SIZE ? undefined : now);
  }

  async function poll(): Promise<void> {
    let next = pollInterval;
    try {
      const now = await clock.sync();
      for (const work of dueWork) {
        const at = await run(work, now);
        if (at) next = Math.min(next, Math.max(0, at.getTime() - now.getTime()));
      }
    } catch (error) {
      next = AGAIN_AFTER_MS;
      report(error);
    }
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void sweep(), next).unref();
  }

  function sweep(): Promise<void> {
    if (stopped) return Promise.resolve();
    if (!current) {
      current = poll().finally(() => {
        current = undefined;
      });
      return current;
    }
    // The running sweep may have missed the change. One more follows, shared by all callers until then.
    following ??= current.then(() => {
      following = undefined;
      return sweep();
    });
    return following;
  }

  return {
    sweep,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
