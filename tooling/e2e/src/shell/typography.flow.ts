import type { Page } from 'playwright-core';
import { visit } from '../harness/page/browser';
import { drawnFonts } from '../harness/page/drawn-fonts';
import { holdFonts } from '../harness/page/hold-fonts';
import { shiftOf, watchShifts } from '../harness/page/layout-shift';
import { MARKETS, type Market } from '../markets';
import { balances, registerByApi } from '../steps';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';

const [THAI, LAOS] = MARKETS as [Market, Market];
const CASES = [
  { locale: 'th', market: THAI, fonts: ['inter-latin', 'noto-sans-thai-looped-thai'], n: 1 },
  { locale: 'la', market: LAOS, fonts: ['inter-latin', 'noto-sans-lao-looped-lao'], n: 2 },
  { locale: 'en', market: LAOS, fonts: ['inter-latin'], n: 3 },
] as const;
const SIGNS = 'inter-baht-kip';

/** Removes the operator's notice, whose language may load another font. */
const removeNotice = (page: Page) => page.route('**/api/lookup/notice', (route) => route.abort());

/** Replaces the games' names, which are in the market's language on every page. */
const replaceGameNames = (page: Page) =>
  page.route('**/api/wallet', async (route) => {
    const response = await route.fetch();
    const wallet = (await response.json()) as { slots: { name: string; code: string }[] };
    const slots = wallet.slots.map((slot) => ({ ...slot, name: slot.code }));
    await route.fulfill({ response, json: { ...wallet, slots } });
  });

describe.each(CASES)('fonts in $locale', ({ locale, market, fonts, n }) => {
  const open = async () => {
    const seen = await visit(market.url());
    await seen.context.addInitScript((value) => localStorage.setItem('locale', value), locale);
    await seen.context.addInitScript(watchShifts);
    await removeNotice(seen.page);
    return seen;
  };

  test('loads only the fonts of its language on the log-in page, without a layout shift', async () => {
    const { leave, page } = await open();
    const { asked, release } = await holdFonts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const menu = page.locator('header button[aria-haspopup]');
    await menu.waitFor();
    await page.locator('form button[type=submit]').waitFor();
    release();
    expect(await shiftOf(page)).toBeLessThan(0.01);
    expect([...asked].sort()).toEqual([...fonts]);

    await menu.click();
    await page.getByRole('menuitemradio').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    // The names of the other languages only need small fonts with their letters.
    expect([...asked].filter((name) => !name.endsWith('-name')).sort()).toEqual([...fonts]);
    expect([...asked].filter((name) => name.endsWith('-name')).sort()).toEqual([
      'lao-looped-name',
      'thai-looped-name',
    ]);
    await leave();
  });

  test('loads only the fonts of its language on the dashboard, with the currency sign and digits in the same font', async () => {
    const member = await registerByApi(market, market.freshPhone(n));
    const { token } = await balances(market, member);
    const { context, leave, page } = await open();
    await context.addInitScript((value) => sessionStorage.setItem('token', value), token);
    await replaceGameNames(page);
    const { asked, release } = await holdFonts(page);
    await page.goto('/user/home', { waitUntil: 'commit' });
    await page.getByText(member.name).waitFor();
    const balance = page.locator('main [class*=_balance_]').filter({ hasText: market.symbol }).first();
    await balance.waitFor();
    release();
    expect(await shiftOf(page)).toBeLessThan(0.01);
    expect([...asked].sort()).toEqual([SIGNS, ...fonts].sort());

    await balance.evaluate((element) => element.setAttribute('data-balance', ''));
    for (const part of ['[class*=_symbol_]', '> :nth-child(4)'])
      expect(await drawnFonts(page, `[data-balance] ${part}`)).toEqual([
        expect.stringMatching(/^Inter( Variable)? \(of the page\)$/),
      ]);
    await leave();
  });
});

/** Removes the fallback fonts with adjusted metrics, as on a system without them. */
const removeAdjustedFallbacks = (page: Page) =>
  page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const body = css.replace(/@font-face\s*\{[^}]*Stand-in[^}]*\}/g, '');
    await route.fulfill({ response, body });
  });

test.each(CASES.filter(({ locale }) => IS_EXHAUSTIVE || locale !== 'en'))(
  'in $locale, keeps line heights whatever the font’s metrics',
  async ({ locale, market }) => {
    const { context, leave, page } = await visit(market.url());
    await context.addInitScript((value) => localStorage.setItem('locale', value), locale);
    await removeNotice(page);
    await removeAdjustedFallbacks(page);
    const { release } = await holdFonts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('form button[type=submit]').waitFor();
    const heights = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *, header *, nav *')]
          .filter((element) => element.children.length === 0 && element.textContent?.trim())
          .map((element) => {
            // An inline box is as high as its font; the line must not change.
            const isInLine = getComputedStyle(element).display === 'inline' && element.parentElement;
            const { top, height } = (isInLine || element).getBoundingClientRect();
            return `${element.textContent} ${top} ${height}`;
          }),
      );
    const before = await heights();
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(before.length).toBeGreaterThan(5);
    expect(await heights()).toEqual(before);
    await leave();
  },
);

test('requests a language’s fonts and texts without app code, once the page is shown', async () => {
  const { context, leave, page } = await visit(LAOS.url());
  await context.addInitScript(() => localStorage.setItem('locale', 'th'));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/login');
  await page.locator('head > link[rel=preload]').first().waitFor({ state: 'attached' });
  const sent = await page.evaluate(() =>
    ['preload', 'modulepreload'].map((rel) =>
      [...document.querySelectorAll<HTMLLinkElement>(`head > script ~ link[rel=${rel}]`)].map(
        ({ href }) => href,
      ),
    ),
  );
  expect(sent[0]).toEqual([
    expect.stringContaining('inter-latin-'),
    expect.stringContaining('noto-sans-thai-looped-thai-'),
  ]);
  const codes = await Promise.all((sent[1] ?? []).map(async (href) => (await fetch(href)).text()));
  expect(codes.some((code) => code.includes('เข้าสู่ระบบ'))).toBe(true);
  await leave();
});
