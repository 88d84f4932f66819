/**
 * @jest-environment-options {"fonts": "latin"}
 */
import type { Page } from 'playwright-core';
import { protruding } from '../engines/on-the-page';
import { visit } from '../harness/page/browser';
import { drawnFonts } from '../harness/page/drawn-fonts';
import { holdFonts } from '../harness/page/hold-fonts';
import { isTakenOver } from '../harness/page/is-taken-over';
import { shiftNow, shiftOf, watchShifts } from '../harness/page/layout-shift';
import { MARKETS, type Market } from '../markets';
import { balances, registerByApi, submitLogin } from '../steps';

const [THAI, LAOS] = MARKETS as [Market, Market];
const CASES = [
  { locale: 'th', market: THAI, font: /^Noto Sans Thai Looped/, n: 1 },
  { locale: 'la', market: LAOS, font: /^Noto Sans Lao Looped/, n: 2 },
] as const;

/**
 * Accepted layout shift when a language's font replaces the wider placeholder boxes: the ends of lines may move, but
 * not the lines. Measured on this phone: 0.001 in Thai, 0.009 in Lao.
 */
const MAX_SHIFT = 0.02;

/** The vertical position and height of each line. */
const linePositions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, nav *')]
      .filter((element) => element.children.length === 0 && element.textContent?.trim())
      .map((element) => {
        const isInLine = getComputedStyle(element).display === 'inline' && element.parentElement;
        const { top, height } = (isInLine || element).getBoundingClientRect();
        return `${element.textContent} ${Math.round(top)} ${Math.round(height)}`;
      }),
  );

describe.each(CASES)('on a phone without a font for $locale', ({ locale, market, font, n }) => {
  const open = async () => {
    const seen = await visit(market.url());
    await seen.context.addInitScript((value) => localStorage.setItem('locale', value), locale);
    await seen.context.addInitScript(watchShifts);
    return seen;
  };

  test('logs in and keeps every control on the screen if the web font never loads', async () => {
    const member = await registerByApi(market, market.freshPhone(n));
    const { leave, page, browserErrors } = await open();
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
    await page.goto('/login');
    await page.waitForFunction(isTakenOver);
    expect(await drawnFonts(page, 'main h1')).toEqual(['Roboto']);
    expect(await page.evaluate(protruding)).toEqual([]);
    await submitLogin(page, market, member.phone, member.password);
    await page.waitForURL('**/user/home');
    await page.getByText(member.name).waitFor();
    expect(await page.evaluate(protruding)).toEqual([]);
    await page.getByRole('button', { name: market.words.transfer, exact: true }).first().click();
    await page.getByRole('listbox').waitFor();
    expect(await page.evaluate(protruding)).toEqual([]);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  // Each path with content that arrives later: the operator's notice, and the member's pending transactions.
  test.each([
    ['/login', (page: Page) => page.locator('main [role=status] p')],
    ['/user/home', (page: Page) => page.getByRole('link', { name: market.words.pending.withdrawal })],
  ])('moves no line of %s when the web font loads', async (path, last) => {
    const { token } = await balances(market);
    const { context, leave, page } = await open();
    if (path === '/user/home')
      await context.addInitScript((value) => sessionStorage.setItem('token', value), token);
    const { release } = await holdFonts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(isTakenOver);
    await last(page).first().waitFor();
    const before = await linePositions(page);
    expect(before.length).toBeGreaterThan(8);
    expect(await shiftNow(page)).toBeLessThan(0.01);
    release();
    expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
    expect(await linePositions(page)).toEqual(before);
    expect(await drawnFonts(page, 'main h1, main h2')).toContainEqual(expect.stringMatching(font));
    await leave();
  });
});
