import type { Browser } from 'playwright-core';
import { openDashboard } from './dashboard/open-dashboard';
import { openBrowser } from './harness/browser';
import { numberOptions } from './harness/options';
import { checkAtMost, row, title } from './harness/report';
import { runBench } from './harness/run-bench';
import { openThaiApp } from './harness/thai-app';
import { emulateTouchDevice } from './harness/touch-device';

/**
 * The dashboard of a member with 200 game accounts at a 4× CPU slowdown: the longest task while loading, scrolling,
 * swiping a carousel, using dialogs and refreshing. Needs the built apps and sandbox. Fails if a task after loading
 * exceeds 50 ms.
 */
const GAMES = 200;
const LIMIT_MS = 50;
const { rounds } = numberOptions({ rounds: 3 });

const DIALOGS = [
  ['deposit', 'arrow-down-to-line', 'button'],
  ['withdraw', 'arrow-up-from-line', 'input'],
  ['transfer', 'arrow-left-right', '[role=option]'],
] as const;
/** The track that slides comes with the first touch. */
const STILL_CARD = '[role=tabpanel] button:not([inert] *)';
const CARD = '.slick-list button:not([inert] *)';

/** The longest task of each step, in ms. */
async function measure(browser: Browser, url: string): Promise<ReadonlyMap<string, number>> {
  const { context, page } = await openDashboard(browser, { url, games: GAMES });
  const device = await emulateTouchDevice(browser, page);
  const figures = new Map<string, number>();

  /** Measures an action, then waits for its effect. */
  const step = async (name: string, act: () => Promise<unknown>, isDone?: () => Promise<unknown>) => {
    figures.set(name, Math.round((await device.workDuring(act)).longest));
    await isDone?.();
  };
  const press = async (
    name: string,
    target: ReturnType<typeof page.locator>,
    isDone?: () => Promise<unknown>,
  ) => {
    const point = await device.centreOf(target);
    await step(name, () => device.tap(point), isDone);
  };
  const isThere = (selector: string) => () => page.locator(selector).first().waitFor();
  const close = (name: string, left: number) =>
    step(
      name,
      () => device.key('Escape'),
      () => page.waitForFunction((count) => document.querySelectorAll('dialog').length === count, left),
    );
  const swipes = async (times: number, swipe: (time: number) => Promise<void>) => {
    for (let time = 0; time < times; time += 1) await swipe(time);
  };

  await step('load', () => page.reload(), isThere(STILL_CARD));
  await page.waitForLoadState('networkidle');
  await step('scroll', () =>
    swipes(4, (time) => {
      const [from, to] = time % 2 === 0 ? [500, 200] : [200, 500];
      return device.swipe({ x: 180, y: from }, { x: 180, y: to });
    }),
  );
  const { x, y } = await device.centreOf(page.locator(CARD));
  await step('carousel', () => swipes(8, () => device.swipe({ x: x + 60, y }, { x: x - 120, y })));
  const tab = page.locator('[role=tab]').nth(1);
  await press('category', tab, isThere('[role=tab]:nth-child(2)[aria-selected=true]'));
  await press('open a game', page.locator(CARD).first(), isThere('dialog[open] dl button'));
  await close('close the game', 0);
  for (const [name, icon, ready] of DIALOGS) {
    const opener = page.locator(`main button:has(svg.lucide-${icon})`).first();
    await press(`open ${name}`, opener, isThere(`dialog[open] ${ready}`));
    if (name === 'transfer') {
      await step('scroll accounts', () =>
        swipes(4, () => device.swipe({ x: 180, y: 650 }, { x: 180, y: 250 })),
      );
      await close('close accounts', 1);
    }
    await close(`close ${name}`, 0);
  }
  await press('refresh', page.locator('main button:has(svg.lucide-refresh-cw)').first());
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return figures;
}

await runBench(async (closing) => {
  const app = await closing(openThaiApp());
  const browser = await closing(openBrowser());
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, ms] of await measure(browser, app.url))
      times.set(name, [...(times.get(name) ?? []), ms]);
  }
  title(`${GAMES} game accounts, CPU 4× slower: longest task in ms, best round first`);
  for (const [name, unsorted] of times) {
    // The best round counts: other programs share the caches and can only make a task longer.
    const [best = Number.NaN, ...others] = unsorted.toSorted((a, b) => a - b);
    if (name === 'load') row(name, best, ...others);
    else checkAtMost(name, best, LIMIT_MS, ...others);
  }
});
