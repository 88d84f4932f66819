import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../db/db';
import type { InvariantReport } from './invariants';
import { checkInvariants } from './invariants';

interface Finished {
  readonly report: InvariantReport;
  readonly at: Date;
  readonly tookMs: number;
}

/** Runs the check of the ledger, once at a time in this process. */
export interface LedgerCheck {
  /**
   * Checks the ledger now. Callers during a check share the next one. A check whose callers have all left is cancelled.
   * @throws the signal's reason
   */
  run(signal?: AbortSignal): Promise<InvariantReport>;
  /** The last result, renewed first if the check is quick; undefined if there is none yet. */
  latest(): Promise<Finished | undefined>;
  /** Cancels a running check. */
  stop(): Promise<void>;
}

/** Pages renew the result only after this many times the duration of the last check. */
const RESTS = 10;
/** How long a page waits for a check. */
const PATIENCE_MS = 5000;

interface Check {
  readonly result: Promise<InvariantReport>;
  readonly cancel: AbortController;
  waiting: number;
}

const leaving = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const leave = (): void => reject(signal.reason as Error);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });

async function result(check: Check, signal: AbortSignal | undefined): Promise<InvariantReport> {
  check.waiting += 1;
  try {
    return await (signal ? Promise.race([check.result, leaving(signal)]) : check.result);
  } finally {
    check.waiting -= 1;
    if (check.waiting === 0) check.cancel.abort();
  }
}

export function createLedgerCheck(store: Store): LedgerCheck {
  let last: Finished | undefined;
  let current: Check | undefined;
  let next: Check | undefined;

  async function check({ signal }: AbortController): Promise<InvariantReport> {
    signal.throwIfAborted();
    const startedAt = performance.now();
    const report = await checkInvariants(store, signal);
    last = { report, at: new Date(), tookMs: performance.now() - startedAt };
    return report;
  }

  function begin(before: Promise<unknown>): Check {
    const cancel = new AbortController();
    const made: Check = { cancel, waiting: 0, result: before.then(() => check(cancel)) };
    const settled = made.result.catch(() => undefined);
    void settled.then(() => {
      current = next;
      next = undefined;
    });
    return made;
  }

  const follow = ({ result: running }: Check): Check => (next ??= begin(running.catch(() => undefined)));
  const start = (): Check => (current = begin(Promise.resolve()));
  const isFresh = ({ at, tookMs }: Finished): boolean => Date.now() - at.getTime() < RESTS * tookMs;

  return {
    run: (signal) => result(current ? follow(current) : start(), signal),
    latest: async () => {
      if (!last || !isFresh(last)) {
        const renewed = result(current ?? start(), undefined).catch(() => undefined);
        await Promise.race([renewed, delay(PATIENCE_MS, undefined, { ref: false })]);
      }
      return last;
    },
    stop: async () => {
      next?.cancel.abort();
      current?.cancel.abort();
      while (current) await current.result.catch(() => undefined);
    },
  };
}
