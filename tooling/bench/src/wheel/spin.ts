import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { openPage, type WheelPage } from './open-page';

/** What the first frames of a spin cost belongs to its start. */
const SPIN_SETTLES_MS = 600;
const WINDOW_MS = 2400;
const IDLE_MS = 2000;
const FRAME_MS = 1000 / 60;

async function mount({ page, slowDown }: WheelPage, isSlow = true): Promise<void> {
  await page.evaluate(() => window.wheelBench.mount());
  await pause(500);
  if (isSlow) await slowDown();
}

/** What the main thread does in so many ms, and what the page asks for meanwhile. */
async function measure({ page, metrics }: WheelPage, ms: number) {
  // Outside of what is measured, as it is work for the page.
  const counts = await page.evaluate(() => window.wheelBench.counts());
  const before = await metrics();
  await pause(ms);
  const after = await metrics();
  const now = await page.evaluate(() => window.wheelBench.counts());
  return {
    busyMs: (after('TaskDuration') - before('TaskDuration')) * 1000,
    elapsedMs: (after('Timestamp') - before('Timestamp')) * 1000,
    frames: now.frames - counts.frames,
    timers: now.timers - counts.timers,
  };
}

/** Main-thread time per frame of a spin, and of a wheel at rest after it. */
export async function measureSpin(browser: Browser, script: string, { isSlow = true } = {}) {
  const opened = await openPage(browser, script);
  await mount(opened, isSlow);
  await opened.page.evaluate(() => window.wheelBench.spin());
  await pause(SPIN_SETTLES_MS);
  const spin = await measure(opened, WINDOW_MS);
  await pause(3500);
  const idle = await measure(opened, IDLE_MS);
  await opened.close();
  return {
    msPerFrame: (spin.busyMs * FRAME_MS) / spin.elapsedMs,
    frames: spin.frames,
    idleMs: idle.busyMs,
    idleFrames: idle.frames,
    idleTimers: idle.timers,
  };
}

/** Of the frames of one spin, the share in percent that came over half a frame late. */
export async function measureLateFrames(browser: Browser, script: string): Promise<number> {
  const opened = await openPage(browser, script);
  await mount(opened);
  const late = await opened.page.evaluate((length) => window.wheelBench.lateFrames(length), WINDOW_MS);
  await opened.close();
  return late;
}
