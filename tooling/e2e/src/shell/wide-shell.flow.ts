import type { Locator, Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { isTakenOver } from '../harness/page/is-taken-over';
import { keyboardOf, untilFocused } from '../harness/page/keyboard';
import { shiftOf, watchShifts } from '../harness/page/layout-shift';
import { TIMEOUT_MS } from '../harness/jest/timeout';
import { logInByKeys } from './keyboard-steps';
import { ON_LAOS, ON_THAI } from '../markets';
import { balances, GAME } from '../steps';

const DESKTOP = { width: 1280, height: 800 };

/** Opens a page, and waits until everything has loaded. */
async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(isTakenOver);
  await page.waitForLoadState('networkidle');
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not there`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

describe.each(ON_THAI)('$name build: wide layout, by keyboard alone', (market) => {
  const { words } = market;

  test('shows a visitor the form beside the drawing, and resumes a video where it stopped', async () => {
    const { context, leave, page, browserErrors } = await visit(market.url(), { viewport: DESKTOP });
    await context.addInitScript(watchShifts);
    const keys = keyboardOf(page);
    const art = page.locator('main > [aria-hidden=true]').first();
    for (const path of ['/register', '/login']) {
      await go(page, path);
      expect(await shiftOf(page)).toBeLessThan(0.01);
      expect((await boxOf(art)).x).toBeGreaterThan((await boxOf(page.locator('main form'))).right);
      expect((await boxOf(art)).right).toBeLessThan(DESKTOP.width);
    }
    expect(await seriousFindings(page)).toEqual([]);

    await keys.press(page.locator('nav a[href="/howto"]'));
    const opener = page.getByRole('button', { name: words.help.video, exact: true });
    await keys.press(opener);
    const video = page.locator('dialog[open] video');
    const played = () => video.evaluate((player: HTMLVideoElement) => Math.floor(player.currentTime));
    await video.evaluate(
      (player: HTMLVideoElement) =>
        new Promise((done) => {
          const seek = () => {
            player.addEventListener('timeupdate', done, { once: true });
            player.currentTime = 4;
          };
          if (player.readyState > 0) seek();
          else player.addEventListener('loadedmetadata', seek, { once: true });
        }),
    );
    await keys.key('Escape');
    await untilFocused(opener);
    await keys.key('Enter');
    await page.waitForFunction(() => {
      const player = document.querySelector<HTMLVideoElement>('dialog[open] video');
      return player !== null && player.readyState > 0 && !player.seeking && player.currentTime > 0;
    });
    expect(await played()).toBe(4);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('shows a member the pages in the rail, three games side by side and the chat beside the page', async () => {
    const { context, leave, page, browserErrors } = await visit(market.url(), { viewport: DESKTOP });
    await context.addInitScript(watchShifts);
    const keys = keyboardOf(page);
    const nav = page.getByRole('navigation');
    const main = page.getByRole('main');
    await go(page, '/login');
    await logInByKeys(page, keys, market, market.demo);
    await go(page, '/user/home');
    await main.locator('.slick-slide').first().waitFor();
    expect(await shiftOf(page)).toBeLessThan(0.01);
    const games = await Promise.all((await main.locator(GAME).all()).map(boxOf));
    expect(games.map(({ width, height }) => [width, height])).toEqual(Array(3).fill([300, 211]));
    expect(Math.max(...games.map(({ right }) => right))).toBeLessThanOrEqual(DESKTOP.width);

    // The cards show the bonus's and cashback's state from the server.
    for (const name of [words.wheel.bonus, words.play.refund]) {
      const card = main.locator('a, button').filter({ hasText: name }).locator('[class*=_state_]');
      await card.and(page.locator(':not(:empty)')).waitFor();
    }
    expect(await seriousFindings(page)).toEqual([]);

    // The home link is at the top, and first in tab order.
    const home = nav.locator('a[href="/user/home"]');
    await keys.to(home);
    for (const path of ['/user/profile', null, '/user/statement', '/user/contact']) {
      await keys.key('Tab');
      await untilFocused(path ? nav.locator(`a[href="${path}"]`) : nav.getByRole('button'));
    }
    const tops = await Promise.all((await nav.locator('a, button').all()).map(boxOf));
    expect((await boxOf(home)).y).toBe(Math.min(...tops.map(({ y }) => y)));

    await keys.key('Enter');
    await page.waitForURL('**/user/contact');
    const chat = page.getByRole('button', { name: words.chat.open });
    await keys.press(chat);
    const panel = page.locator('dialog.panel');
    await panel.waitFor();
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-chat-beside'));
    const text = await boxOf(main.getByRole('heading', { level: 1 }));
    expect(text.right).toBeLessThanOrEqual((await boxOf(panel)).x);
    expect((await boxOf(panel)).height).toBe(DESKTOP.height - 32);
    await keys.key('Escape');
    await chat.waitFor();
    expect(await page.locator('html[data-chat-beside]').count()).toBe(0);

    for (const path of ['/user/profile', '/user/bonus', '/user/spin']) {
      await go(page, path);
      expect(await shiftOf(page)).toBeLessThan(0.01);
      expect(await seriousFindings(page)).toEqual([]);
    }
    const wheel = await boxOf(main.locator('canvas').first());
    expect(wheel.width).toBeLessThanOrEqual(350);
    expect((await boxOf(main.locator('section'))).x).toBeGreaterThan(wheel.right);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});

describe.each(ON_LAOS)('$name build: scroll bars that take up space', (market) => {
  test('shifts nothing when a scroll bar appears and when a dialog opens', async () => {
    const withBars = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] });
    const context = await withBars.newContext({ baseURL: market.url(), viewport: DESKTOP });
    context.setDefaultTimeout(TIMEOUT_MS);
    const { token } = await balances(market);
    await context.addInitScript((kept) => {
      sessionStorage.setItem('token', kept);
      localStorage.setItem('remember-agreement', 'true');
    }, token);
    const page = await context.newPage();
    const places = () =>
      page.evaluate(() =>
        ['header', 'nav', 'main h1', 'main'].map(
          (each) => document.querySelector(each)?.getBoundingClientRect().x,
        ),
      );
    for (const path of ['/user/statement', '/user/home']) {
      await go(page, path);
      // Wait for its rows: without them, the page does not scroll.
      await page.waitForFunction(() => innerWidth - document.documentElement.clientWidth > 5);
      const narrow = await places();
      // High enough to show the whole page without a scroll bar.
      await page.setViewportSize({ ...DESKTOP, height: 6000 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(6000);
      expect(await places()).toEqual(narrow);
      await page.setViewportSize(DESKTOP);
    }
    const before = await places();
    await page.getByRole('button', { name: market.words.withdraw.title, exact: true }).first().click();
    await page.locator('dialog[open]').waitFor();
    expect(await places()).toEqual(before);
  });
});
