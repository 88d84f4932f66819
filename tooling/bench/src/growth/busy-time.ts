import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** What one step cost. */
export interface Cost {
  /** What the page's main thread worked, in ms of its own CPU time: other programs do not count. */
  readonly cpu: number;
  readonly requests: number;
  /** What came over the network, in kB. */
  readonly kB: number;
}

/** A step has ended when nothing was requested for that long. */
const QUIET_MS = 500;
const LONGEST_MS = 20_000;

/** Counts what the page does, from step to step. */
export async function watchCosts(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.enable');
  let requests = 0;
  let bytes = 0;
  let running = 0;
  let lastAt = 0;
  const ended = () => {
    running -= 1;
    lastAt = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('http')) return;
    requests += 1;
    running += 1;
    lastAt = Date.now();
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    ended();
  });
  session.on('Network.loadingFailed', ended);

  const cpuTime = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const total = metrics.find(({ name }) => name === 'TaskDuration')?.value;
    if (total === undefined) throw new Error('The browser does not say how long the page worked.');
    return total * 1000;
  };
  async function untilQuiet(): Promise<void> {
    const from = Date.now();
    lastAt = from;
    while (Date.now() - lastAt < QUIET_MS) {
      if (Date.now() - from > LONGEST_MS)
        throw new Error(`The page does not come to rest: ${running} running.`);
      await pause(50);
    }
  }

  return {
    /** What `act` cost, with all that it started. */
    async during(act: () => Promise<unknown>): Promise<Cost> {
      requests = 0;
      bytes = 0;
      const before = await cpuTime();
      await act();
      await untilQuiet();
      return { cpu: (await cpuTime()) - before, requests, kB: bytes / 1000 };
    },
  };
}
