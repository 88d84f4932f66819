import type { Browser } from 'playwright-core';
import { bundleFile } from '../harness/bundle';

export type WheelPage = Awaited<ReturnType<typeof openPage>>;

/** Approximates a cheap phone. */
const SLOWDOWN = 4;

/** Opens a page with a script, with access to the browser's metrics. */
export async function openPage(browser: Browser, script: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // In CPU time, so that other programs do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.setContent('<!doctype html><body><div id="host"></div></body>');
  await page.addScriptTag({ content: await bundleFile('wheel/in-page.ts') });
  await page.addScriptTag({ content: script });
  return {
    page,
    slowDown: () => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }),
    collectGarbage: () => session.send('HeapProfiler.collectGarbage'),
    /** The browser's metrics by name, such as TaskDuration in seconds. */
    async metrics() {
      const { metrics } = await session.send('Performance.getMetrics');
      const byName = new Map(metrics.map(({ name, value }) => [name, value]));
      return (name: string): number => byName.get(name) ?? Number.NaN;
    },
    close: () => context.close(),
  };
}
