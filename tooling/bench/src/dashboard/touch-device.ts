import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { longestTask, type TraceEvent } from './longest-task';

/** Approximates a cheap phone. */
const SLOWDOWN = 4;
/** How long an action is traced: its response, its animation and the rendering after both. */
const WATCHED_MS = 900;
const SWIPE_STEPS = 12;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Touch and keyboard input at a reduced CPU speed, with the longest task of the main thread. No script of the bench runs
 * in the page during a trace, because it would count as the page's.
 */
export async function emulateTouchDevice(browser: Browser, page: Page) {
  const session = await page.context().newCDPSession(page);
  const tracing = await browser.newBrowserCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });

  return {
    /** Runs `act` and returns the longest task, in ms, until the page is idle. */
    async longestTaskDuring(act: () => Promise<unknown>): Promise<number> {
      const events: TraceEvent[] = [];
      const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
      tracing.on('Tracing.dataCollected', collect);
      await tracing.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories: ['toplevel'] },
      });
      await act();
      await pause(WATCHED_MS);
      const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
      await tracing.send('Tracing.end');
      await complete;
      tracing.off('Tracing.dataCollected', collect);
      return longestTask(events);
    },
    /** The centre of an element, to be determined before a trace starts. */
    async centreOf(locator: Locator): Promise<Point> {
      await locator.scrollIntoViewIfNeeded();
      const box = await locator.boundingBox();
      if (!box) throw new Error('The element is not visible.');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    async tap(point: Point): Promise<void> {
      await touch('touchStart', point);
      await pause(60);
      await touch('touchEnd');
    },
    /** Swipes from one point to another within 0.2 s. */
    async swipe(from: Point, to: Point): Promise<void> {
      await touch('touchStart', from);
      for (let step = 1; step <= SWIPE_STEPS; step += 1) {
        await pause(16);
        const share = step / SWIPE_STEPS;
        await touch('touchMove', {
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        });
      }
      await touch('touchEnd');
      await pause(350);
    },
    key: (key: string) => page.keyboard.press(key),
  };
}
