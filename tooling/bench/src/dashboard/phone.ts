import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { longestTask, type TraceEvent } from './longest-task';

/** After a cheap phone. */
const SLOWDOWN = 4;
/** How long what an action starts is watched: its answer, its animation, what is drawn after both. */
const WATCHED_MS = 900;
const SWIPE_STEPS = 12;

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Fingers and keys on a page, and how long the tasks of its main thread were meanwhile. Nothing of the tool runs in
 * the page while it is watched: its own scripts would count as the page's.
 */
export async function phoneOf(browser: Browser, page: Page) {
  const session = await page.context().newCDPSession(page);
  const tracing = await browser.newBrowserCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });

  return {
    /** Does `act`; the longest task in ms from then until the page has come to rest. */
    async watch(act: () => Promise<unknown>): Promise<number> {
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
    /** The middle of the element that will be pressed: asked for before the watch begins. */
    async placeOf(locator: Locator): Promise<Place> {
      await locator.scrollIntoViewIfNeeded();
      const box = await locator.boundingBox();
      if (!box) throw new Error('There is nothing to press.');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    async tap(place: Place): Promise<void> {
      await touch('touchStart', place);
      await pause(60);
      await touch('touchEnd');
    },
    /** A finger from one place to another in a fifth of a second. */
    async swipe(from: Place, to: Place): Promise<void> {
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
