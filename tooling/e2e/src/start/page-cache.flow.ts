import type { Browser, Page } from 'playwright-core';
import { fund } from '../harness/stack/operator';
import { INERT_PAGE } from '../harness/page/pooled-context';
import { ON_LAOS } from '../markets';
import { balances, registerByApi } from '../steps';

/**
 * Tests the back/forward cache. Playwright disables it, and the headless shell has none, so the test dispatches the
 * page's `pagehide` and `pageshow` events itself. `CHROMIUM_PATH=/usr/bin/chromium` runs it with a full Chromium.
 */
const hasPageCache = /\bchrom(e|ium)$/i.test(process.env.CHROMIUM_PATH ?? '');
let cachingBrowser: Browser;
beforeAll(async () => {
  cachingBrowser = await launchBrowser({
    args: hasPageCache ? ['--headless=new'] : [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});

/** Records whether any frame shows the balance after the page has been restored. */
const watchFrames = (page: Page, balance: string) =>
  page.evaluate((text) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      const seen = { persisted, shown: false };
      Reflect.set(window, 'seenFrames', seen);
      const look = () => {
        seen.shown ||= document.body.innerText.includes(text);
        requestAnimationFrame(look);
      };
      look();
    });
  }, balance);
const seenFrames = (page: Page) =>
  page.evaluate(
    () => Reflect.get(window, 'seenFrames') as { persisted: boolean; shown: boolean } | undefined,
  );

describe.each(ON_LAOS)('$name build: Back to a page in the back/forward cache', (market) => {
  const { words } = market;

  async function openAndLeave(n: number) {
    const member = await registerByApi(market, market.freshPhone(n));
    await fund(words.market, member.phone, 54_321);
    const { token } = await balances(market, member);
    const context = await cachingBrowser.newContext({ baseURL: market.url(), locale: 'th-TH' });
    await context.addInitScript(() => localStorage.setItem('remember-agreement', 'true'));
    const page = await context.newPage();
    await page.goto(INERT_PAGE);
    await page.evaluate((value) => {
      localStorage.setItem('token', value);
      localStorage.setItem('since', String(Date.now()));
    }, token);
    await page.goto('/user/profile');
    await page.goto('/user/home');
    await page.getByText('54,321.00').first().waitFor();
    await watchFrames(page, '54,321.00');
    await (hasPageCache ? page.goto(INERT_PAGE) : dispatchTransition(page, 'pagehide'));
    return { context, page, member };
  }
  const dispatchTransition = (page: Page, name: string) =>
    page.evaluate(
      (type) => void window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })),
      name,
    );
  const back = (page: Page) =>
    hasPageCache
      ? page.evaluate(() => void setTimeout(() => history.back()))
      : dispatchTransition(page, 'pageshow');

  test('never shows the balance after a log-out in another tab', async () => {
    const { context, page } = await openAndLeave(1);
    const other = await context.newPage();
    await other.goto('/user/home');
    await other.getByRole('button', { name: words.logOut }).click();
    await other.waitForURL('**/login');
    await back(page);
    await page.waitForURL('**/login');
    expect(await seenFrames(page)).toEqual({ persisted: true, shown: false });
    await context.close();
  });

  test('never shows an old balance to the same member', async () => {
    const { context, page, member } = await openAndLeave(2);
    await fund(words.market, member.phone, 1000);
    await back(page);
    await page.getByText('55,321.00').first().waitFor();
    expect(await seenFrames(page)).toEqual({ persisted: true, shown: false });
    await context.close();
  });
});
