import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page, Request } from 'playwright-core';
import { type MainThreadWork, mainThreadWork, type TraceEvent } from './main-thread';

/** Approximates a cheap phone. */
export const SLOWDOWN = 4;
/** How long an action is traced, in ms: long enough for its response, its animation and the rendering after both. */
const WATCHED_MS = 900;
/** How long a trace also waits for pending responses, in ms. Limited, because a socket never ends. */
const PATIENCE_MS = 6000;
const QUIET_MS = 300;
const SWIPE_STEPS = 12;

const CATEGORIES = ['toplevel', 'devtools.timeline'];
const PROFILE = ['v8', 'disabled-by-default-v8.cpu_profiler'];

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Touch and keyboard input at a reduced CPU speed, and measurement of the main thread. No script of the bench runs in the
 * page during a trace, because it would count as the page's.
 */
export async function emulateTouchDevice(browser: Browser, page: Page, slowdown = SLOWDOWN) {
  const session = await page.context().newCDPSession(page);
  const tracing = await browser.newBrowserCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  const untilAnswered = async () => {
    const end = performance.now() + PATIENCE_MS;
    while (performance.now() < end && running.size > 0) {
      await pause(QUIET_MS);
    }
    running.clear();
  };

  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });

  return {
    /**
     * Runs `act` and returns the work of the main thread until the page is idle.
     * @param keep receives the trace, which then also contains a profile of the scripts
     */
    async workDuring(
      act: () => Promise<unknown>,
      keep?: (events: readonly TraceEvent[]) => Promise<unknown>,
    ): Promise<MainThreadWork> {
      const events: TraceEvent[] = [];
      const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
      tracing.on('Tracing.dataCollected', collect);
      await tracing.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories: keep ? [...CATEGORIES, ...PROFILE] : CATEGORIES },
      });
      await act();
      await pause(WATCHED_MS);
      await untilAnswered();
      const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
      await tracing.send('Tracing.end');
      await complete;
      tracing.off('Tracing.dataCollected', collect);
      await keep?.(events);
      return mainThreadWork(events);
    },
    /** The centre of an element, to be determined before a trace starts. */
    async centreOf(locator: Locator): Promise<Point> {
      const { point, isOnTop } = await locator.evaluate((element) => {
        // To the middle, where no bar covers the element.
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const centre = { x: x + width / 2, y: y + height / 2 };
        const root = element.getRootNode() as Document | ShadowRoot;
        const top = root.elementFromPoint(centre.x, centre.y);
        return { point: centre, isOnTop: element.contains(top) };
      });
      if (!isOnTop) throw new Error(`Something covers ${String(locator)}.`);
      return point;
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
