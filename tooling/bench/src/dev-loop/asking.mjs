import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 25;

/**
 * Asks an address again and again, as pages and their polls do, until told to stop.
 * @returns {() => Promise<{ asked: number, failed: number, longest: number }>} stop; `longest` in ms
 */
export function keepAsking(url) {
  const counts = { asked: 0, failed: 0, longest: 0 };
  const open = new Set();
  let stopped = false;
  const ask = async () => {
    const start = performance.now();
    counts.asked += 1;
    try {
      const response = await fetch(url);
      await response.arrayBuffer();
      if (!response.ok) counts.failed += 1;
    } catch {
      counts.failed += 1;
    }
    counts.longest = Math.max(counts.longest, performance.now() - start);
  };
  const asking = (async () => {
    while (!stopped) {
      const call = ask().finally(() => open.delete(call));
      open.add(call);
      await pause(EVERY_MS);
    }
  })();
  return async () => {
    stopped = true;
    await asking;
    await Promise.all(open);
    return counts;
  };
}
