import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 25;

interface Polled {
  readonly sent: number;
  readonly failed: number;
  /** In ms. */
  readonly longest: number;
}

/** Requests an address repeatedly. @returns a function that stops it and returns the counts */
export function poll(url: string): () => Promise<Polled> {
  const counts = { sent: 0, failed: 0, longest: 0 };
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  const request = async () => {
    const start = performance.now();
    counts.sent += 1;
    try {
      const response = await fetch(url);
      await response.arrayBuffer();
      if (!response.ok) counts.failed += 1;
    } catch {
      counts.failed += 1;
    }
    counts.longest = Math.max(counts.longest, performance.now() - start);
  };
  const polling = (async () => {
    while (!stopped) {
      const call: Promise<void> = request().finally(() => underWay.delete(call));
      underWay.add(call);
      await pause(EVERY_MS);
    }
  })();
  return async () => {
    stopped = true;
    await polling;
    await Promise.all(underWay);
    return counts;
  };
}
