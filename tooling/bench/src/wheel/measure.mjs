/* global window, document */
import { setTimeout as pause } from 'node:timers/promises';

/** CPU slowdown, after a cheap phone. */
const SLOWDOWN = 4;
const SPIN_SETTLES = 600;
const WINDOW = 2400;
const FRAME = 1000 / 60;

const metricsOf = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
};

/** Counts what a page asks for: frames, timers and callbacks that run. */
const COUNTERS = `
window.counts = { frames: 0, timers: 0 };
const raf = window.requestAnimationFrame.bind(window);
const timeout = window.setTimeout.bind(window);
window.requestAnimationFrame = (callback) => raf((now) => { counts.frames += 1; callback(now); });
window.setTimeout = (callback, ms, ...rest) => timeout(() => { counts.timers += 1; callback(...rest); }, ms);
window.rawFrame = raf;
`;

export async function openPage(browser, script) {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.setContent('<!doctype html><body><div id="host"></div></body>');
  await page.evaluate(COUNTERS);
  await page.addScriptTag({ content: script });
  return { context, page, session };
}

/** Main-thread time per frame of a spin, with nobody watching. */
async function spinCost({ page, session }) {
  await page.evaluate(() => {
    window.mounted = window.contender.mount(document.querySelector('#host'));
  });
  await pause(500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => window.mounted.spin());
  await pause(SPIN_SETTLES);
  const before = await metricsOf(session);
  const counts = await page.evaluate(() => window.counts.frames);
  await pause(WINDOW);
  const after = await metricsOf(session);
  const frames = (await page.evaluate(() => window.counts.frames)) - counts;
  const elapsed = (after.Timestamp - before.Timestamp) * 1000;
  return {
    msPerFrame: ((after.TaskDuration - before.TaskDuration) * 1000 * FRAME) / elapsed,
    framesAsked: frames,
  };
}

/** Of the frames of one spin, the share in percent that came over half a frame late, seen by a loop of our own. */
async function lateFrames(browser, script) {
  const { context, page, session } = await openPage(browser, script);
  await page.evaluate(() => {
    window.mounted = window.contender.mount(document.querySelector('#host'));
  });
  await pause(500);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const late = await page.evaluate(
    (length) =>
      new Promise((resolve) => {
        window.mounted.spin();
        let last = performance.now();
        const started = last;
        let late = 0;
        let frames = 0;
        const next = (now) => {
          frames += 1;
          if (now - last > 25) late += 1;
          last = now;
          if (now - started < length) window.rawFrame(next);
          else resolve((late / frames) * 100);
        };
        window.rawFrame(next);
      }),
    WINDOW,
  );
  await context.close();
  return late;
}

/** Late frames of several scripts, in turns, so that all see the same machine: the median and the worst of each. */
export async function measureLateFrames(browser, scripts, rounds) {
  const seen = Object.fromEntries(Object.keys(scripts).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, script] of Object.entries(scripts)) seen[name].push(await lateFrames(browser, script));
  }
  return Object.fromEntries(
    Object.entries(seen).map(([name, values]) => {
      const sorted = values.toSorted((one, other) => one - other);
      return [name, { medianPercent: sorted[Math.floor(rounds / 2)], worstPercent: sorted.at(-1) }];
    }),
  );
}

async function idleWork({ page, session }) {
  await pause(3500);
  const before = await metricsOf(session);
  const counts = await page.evaluate(() => ({ ...window.counts }));
  await pause(2000);
  const after = await metricsOf(session);
  const now = await page.evaluate(() => ({ ...window.counts }));
  return {
    idleMs: (after.TaskDuration - before.TaskDuration) * 1000,
    idleFrames: now.frames - counts.frames,
    idleTimers: now.timers - counts.timers,
  };
}

export async function measureSpin(browser, script) {
  const opened = await openPage(browser, script);
  const cost = await spinCost(opened);
  const idle = await idleWork(opened);
  await opened.context.close();
  return { ...cost, ...idle };
}

/** What stays after so many rounds of mounting and unmounting, and what still runs after unmounting in mid-spin. */
export async function measureLeaks(browser, script, rounds) {
  const { context, page, session } = await openPage(browser, script);
  const round = (count) =>
    page.evaluate(async (times) => {
      for (let turn = 0; turn < times; turn += 1) {
        const host = document.createElement('div');
        document.body.append(host);
        window.contender.mount(host).unmount();
        host.remove();
        if (turn % 50 === 0) await new Promise((resolve) => window.rawFrame(resolve));
      }
    }, count);
  const settled = async () => {
    await pause(700);
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    return metricsOf(session);
  };
  // What a page needs once is there after the first rounds; what grows with each shows in both halves.
  await round(100);
  const before = await settled();
  await round(rounds / 2);
  const middle = await settled();
  await round(rounds / 2);
  const after = await settled();

  await page.evaluate(() => {
    window.rested = 0;
    const mounted = window.contender.mount(document.querySelector('#host'), {
      onRest: () => {
        window.rested += 1;
      },
    });
    mounted.spin();
    window.leaving = mounted;
  });
  await pause(900);
  await page.evaluate(() => window.leaving.unmount());
  await pause(60);
  const counts = await page.evaluate(() => ({ ...window.counts }));
  await pause(6000);
  const now = await page.evaluate(() => ({ ...window.counts, rested: window.rested }));
  await context.close();
  return {
    heapKbFirstHalf: (middle.JSHeapUsedSize - before.JSHeapUsedSize) / 1000,
    heapKbSecondHalf: (after.JSHeapUsedSize - middle.JSHeapUsedSize) / 1000,
    listeners: after.JSEventListeners - before.JSEventListeners,
    nodes: after.Nodes - before.Nodes,
    framesAfterUnmount: now.frames - counts.frames,
    timersAfterUnmount: now.timers - counts.timers,
    calledBack: now.rested,
  };
}
