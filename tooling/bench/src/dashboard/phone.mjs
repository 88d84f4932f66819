import { setTimeout as pause } from 'node:timers/promises';

/** After a cheap phone. */
const SLOWDOWN = 4;

/** How long what an action starts is watched: its answer, its animation, what is drawn after both. */
const WATCHED = 900;

/**
 * Fingers and keys on a page, and how long the tasks of its main thread were meanwhile. Nothing of the tool runs in
 * the page while it is watched: its own scripts would count as the page's.
 */
export async function phoneOf(browser, page) {
  const session = await page.context().newCDPSession(page);
  const tracing = await browser.newBrowserCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });

  /** Does `act`, and answers with its longest task in ms, until the page has long come to rest. */
  async function watch(act) {
    const events = [];
    const collect = ({ value }) => events.push(...value);
    tracing.on('Tracing.dataCollected', collect);
    await tracing.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['toplevel'] },
    });
    await act();
    await pause(WATCHED);
    const complete = new Promise((resolve) => {
      tracing.once('Tracing.tracingComplete', resolve);
    });
    await tracing.send('Tracing.end');
    await complete;
    tracing.off('Tracing.dataCollected', collect);
    return longestTask(events);
  }

  return {
    watch,
    /** The middle of the element that will be pressed: asked for before the watch begins. */
    async placeOf(locator) {
      await locator.scrollIntoViewIfNeeded();
      const { x, y, width, height } = await locator.boundingBox();
      return { x: x + width / 2, y: y + height / 2 };
    },
    async tap(place) {
      await touch('touchStart', [place]);
      await pause(60);
      await touch('touchEnd', []);
    },
    /** A finger from one place to another in a fifth of a second. */
    async swipe(from, to) {
      const steps = 12;
      await touch('touchStart', [from]);
      for (let step = 1; step <= steps; step += 1) {
        await pause(16);
        const share = step / steps;
        await touch('touchMove', [
          { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
        ]);
      }
      await touch('touchEnd', []);
      await pause(350);
    },
    key: (key) => page.keyboard.press(key),
  };
}

/**
 * In ms of the processor's time, on the main thread of the page: what other programs on the machine take does not count.
 * The browser's own pages have such a thread each, and rest.
 */
function longestTask(events) {
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && isMain.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('the trace holds no task of the page');
  return Math.round(Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000);
}
