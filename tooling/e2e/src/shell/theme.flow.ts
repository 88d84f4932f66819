import type { Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { ON_LAOS } from '../markets';
import { holdScripts, logIn } from '../steps';

/** The page's background, its colour scheme and the colour of the browser's bar. */
const themeOf = (page: Page) =>
  page.evaluate(() => {
    const [red = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
    const bar = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
      ({ media }) => media === '' || matchMedia(media).matches,
    );
    return {
      ground: red > 128 ? 'light' : 'dark',
      scheme: getComputedStyle(document.documentElement).colorScheme,
      bar: Number.parseInt(bar?.content.slice(1, 3) ?? '', 16) > 128 ? 'light' : 'dark',
    };
  });

const all = (theme: 'light' | 'dark') => ({ ground: theme, scheme: theme, bar: theme });

describe.each(ON_LAOS)('$name build: theme', (market) => {
  const { menu } = market.words;

  const choose = async (page: Page, name: string) => {
    await page.getByRole('button', { name: menu.open }).click();
    await page.getByRole('menuitemradio', { name, exact: true }).click();
  };

  test('follows the device until a theme is selected', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await page.goto('/login');
    await page.getByRole('button', { name: menu.open }).waitFor();
    expect(await themeOf(page)).toEqual(all('dark'));
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await themeOf(page)).toEqual(all('light'));

    await choose(page, menu.dark);
    expect(await themeOf(page)).toEqual(all('dark'));
    await logIn(page, market);
    expect(await themeOf(page)).toEqual(all('dark'));
    await page.reload();
    await page.getByText(market.demo.name).waitFor();
    expect(await themeOf(page)).toEqual(all('dark'));
    expect(await seriousFindings(page)).toEqual([]);

    await choose(page, menu.system);
    expect(await themeOf(page)).toEqual(all('light'));
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('is applied before any script of the app, so that nothing flashes', async () => {
    const { leave, page } = await visit(market.url(), { colorScheme: 'dark' });
    await page.goto('/login');
    await choose(page, menu.light);
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { name: market.words.welcome }).waitFor();
    expect(await themeOf(page)).toEqual(all('light'));
    await leave();
  });

  test('is shared with other tabs, and ignores invalid stored values', async () => {
    const { context, leave, page, browserErrors } = await visit(market.url(), { colorScheme: 'dark' });
    await page.goto('/contact');
    const other = await context.newPage();
    await other.goto('/login');
    await choose(page, menu.light);
    await other.waitForFunction(() => document.documentElement.getAttribute('data-theme') === 'light');
    // A third tab has no listener yet, because its texts are still loading.
    const third = await context.newPage();
    const release = await holdScripts(third, `**/assets/${market.words.market}-*.js`);
    const texts = third.waitForRequest(`**/assets/${market.words.market}-*.js`);
    await third.goto('/login', { waitUntil: 'commit' });
    await texts;
    await choose(page, menu.dark);
    release();
    await third.waitForFunction(() => document.documentElement.getAttribute('data-theme') === 'dark');
    await page.evaluate(() => localStorage.setItem('theme', '"><script>'));
    await page.reload();
    await page.getByRole('button', { name: menu.open }).waitFor();
    expect(await themeOf(page)).toEqual(all('dark'));
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
