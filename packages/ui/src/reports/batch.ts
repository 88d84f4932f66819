import type { CountedEvent, ReportedEvent } from './report-types';

/** How long the first event waits for others, in milliseconds. */
const AFTER_MS = 10_000;
/** The most events in one report: a few kilobytes. Browsers queue at most 64 kB of beacons. */
const MOST_AT_ONCE = 50;
/** The most different events of one page load. */
const MOST = 200;
const MOST_COUNTED = 9999;

interface Batch {
  add(event: ReportedEvent): void;
  /** Sends the collected events, if there are any. */
  flush(): void;
}

/** Collects events, counts equal ones, and sends them together. */
export function createBatch(send: (events: readonly CountedEvent[]) => void): Batch {
  const waiting = new Map<string, { readonly event: ReportedEvent; count: number }>();
  const known = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const events = [...waiting.values()].map(({ event, count }) => ({ ...event, count }));
    waiting.clear();
    send(events);
  };

  return {
    add(event) {
      const key = JSON.stringify(event);
      const same = waiting.get(key);
      if (same) {
        same.count = Math.min(same.count + 1, MOST_COUNTED);
        return;
      }
      // An event that was already sent starts no timer: repeated events are sent with a new one or at the end.
      if (!known.has(key)) {
        if (known.size === MOST) return;
        known.add(key);
        timer ??= setTimeout(flush, AFTER_MS);
      }
      waiting.set(key, { event, count: 1 });
      if (waiting.size === MOST_AT_ONCE) flush();
    },
    flush,
  };
}
