import type { CountedEvent, ReportedEvent } from './report-types';

/** How long the first event waits for others. */
const AFTER_MS = 10_000;
/** In one report: some kilobytes, of which browsers send 64 at a time. */
const MOST_AT_ONCE = 50;
/** Different ones of one page load, however long it fails. */
const MOST = 200;
const MOST_COUNTED = 9999;

interface Batch {
  add(event: ReportedEvent): void;
  /** Sends what waits, if anything does. */
  flush(): void;
}

/** Collects events, counts those that are the same, and sends them together. */
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
      // What happens again and again waits for something new, or for the end: it must not use up the others' room.
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
