import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { openPage, type WheelPage } from './open-page';

async function settledMetrics({ collectGarbage, metrics }: WheelPage) {
  await pause(700);
  await collectGarbage();
  await collectGarbage();
  return metrics();
}

/** What is left after repeated mounting and unmounting, and what still runs after unmounting during a spin. */
export async function measureLeaks(browser: Browser, script: string, rounds: number) {
  const opened = await openPage(browser, script);
  const { page } = opened;
  const remount = (times: number) => page.evaluate((count) => window.wheelBench.remount(count), times);
  // The warm-up allocates what a page needs once; a leak grows in both halves.
  await remount(100);
  const before = await settledMetrics(opened);
  await remount(rounds / 2);
  const middle = await settledMetrics(opened);
  await remount(rounds / 2);
  const after = await settledMetrics(opened);

  const { rested } = await page.evaluate(() => window.wheelBench.counts());
  await page.evaluate(() => window.wheelBench.mount());
  await page.evaluate(() => window.wheelBench.spin());
  await pause(900);
  await page.evaluate(() => window.wheelBench.unmount());
  await pause(60);
  const counts = await page.evaluate(() => window.wheelBench.counts());
  await pause(6000);
  const now = await page.evaluate(() => window.wheelBench.counts());
  await opened.close();
  return {
    heapKbFirstHalf: (middle('JSHeapUsedSize') - before('JSHeapUsedSize')) / 1000,
    heapKbSecondHalf: (after('JSHeapUsedSize') - middle('JSHeapUsedSize')) / 1000,
    listeners: after('JSEventListeners') - before('JSEventListeners'),
    nodes: after('Nodes') - before('Nodes'),
    framesAfterUnmount: now.frames - counts.frames,
    timersAfterUnmount: now.timers - counts.timers,
    calledBack: now.rested - rested,
  };
}
