import type { Clock } from '../clock';
import { addMs } from '../clock';

/** Work that falls due by itself. */
export interface DueWork {
  /** The earliest that are not done, with the moment when each is due. */
  waiting(): Promise<readonly { readonly id: bigint; readonly at: Date }[]>;
  /** Does one; leaves alone what was done meanwhile, and what another process is at. */
  settle(id: bigint, now: Date): Promise<void>;
}

/** Does work when its time has come. */
export interface Settler {
  /**
   * Does what is due and waits for what is not. Called at start and whenever something may be due. What cannot be
   * done is reported and tried again; the caller's own work is done and is not withBrokenChecksum by it.
   */
  sweep(): Promise<void>;
  /** Ends once nothing is under way. */
  stop(): Promise<void>;
}

interface SettlerOptions {
  readonly clock: Clock;
  readonly works: readonly DueWork[];
  /** The longest wait for the next look, in ms: with several processes the work of one that died has to be found. */
  readonly pollInterval: number;
  readonly report: (error: unknown) => void;
}

/** How much one sweep looks at; with more, the next follows at once. */
export const SWEEP_SIZE = 100;
const AGAIN_AFTER_MS = 1000;

export function createSettler({ clock, works, pollInterval, report }: SettlerOptions): Settler {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let current: Promise<void> | undefined;
  let following: Promise<void> | undefined;

  /** @returns when there is something to do again */
  async function run(work: DueWork, now: Date): Promise<Date | undefined> {
    const waiting = await work.waiting();
    let failed = false;
    for (const { id, at } of waiting) {
      if (at > now) break;
      try {
        await work.settle(id, now);
      } catch (error) {
        // One that cannot be done must not hold up those behind it.
        failed = true;
        report(error);
      }
    }
    if (failed) return addMs(now, AGAIN_AFTER_MS);
    return waiting.find(({ at }) => at > now)?.at ?? (waiting.length < SWEEP_SIZE ? undefined : now);
  }

  async function poll(): Promise<void> {
    const now = clock.now();
    let next = pollInterval;
    try {
      for (const work of works) {
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
    // What the running one has looked at already may have changed: one more follows, for all who ask meanwhile.
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
