import type { Page } from 'playwright-core';
import { visit } from '../harness/page/browser';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import { type InterceptingProxy, openInterceptingProxy } from '../harness/network/intercepting-proxy';
import { fund, giveRewards } from '../harness/stack/operator';
import { settle } from '../harness/page/settle';
import { ON_THAI } from '../markets';
import { logIn, registerByApi } from '../steps';
import { inspect, watch } from './inspect';
import { BIDI, OWN, PAYLOADS } from './payloads';
import { type Poison, poisonAnswers } from './poison';

const PAGES = ['home', 'bonus', 'spin', 'statement', 'profile', 'profile/edit', 'contact', 'care'];
/** Part of the list for `npm test`: some of each kind, in alternation with texts that set a direction. */
const SAMPLE = OWN.filter((_, index) => index % 11 === 0).flatMap((text, index) => [
  text,
  BIDI[index % BIDI.length] ?? text,
]);

/** Controls of the page or its topmost sheet that do not leave the page. */
const PRESSABLE =
  'main button:visible:not([disabled]), header button[aria-haspopup]:visible, nav button:visible';

describe.each(ON_THAI)('$name build: hostile texts from the server', (market) => {
  let proxy: InterceptingProxy;
  beforeAll(async () => {
    proxy = await openInterceptingProxy(market.url());
  });
  afterAll(() => proxy.close());

  /** Opens everything that a press on the page opens, and inspects it. */
  async function inspectAfterEachPress(page: Page, path: string, note: (where: string) => Promise<void>) {
    const count = await page.locator(PRESSABLE).count();
    for (let index = 0; index < Math.min(count, IS_EXHAUSTIVE ? 60 : 5); index += 1) {
      const button = page.locator(PRESSABLE).nth(index);
      if (!(await button.isVisible().catch(() => false))) continue;
      await button.click({ timeout: 5000 }).catch(() => undefined);
      await settle(page);
      await note(`${path}, press ${index}`);
      for (let layers = 3; layers > 0 && (await page.locator('dialog[open]').count()) > 0; layers -= 1) {
        await page.keyboard.press('Escape');
        await settle(page);
      }
      if (!page.url().endsWith(path)) await page.goto(path);
    }
  }

  async function inspectAllPages(poison: Poison, n: number, press: boolean): Promise<string[]> {
    const member = await registerByApi(market, market.freshPhone(n));
    await fund(market.words.market, member.phone, 5000);
    await giveRewards(market.words.market, member.phone, { coins: 3, coupon: 'BONUS', cashback: 50 });
    const { context, page, leave } = await visit(proxy.url);
    const findings = await watch(context, new URL(proxy.url).origin);
    const seen: string[] = [];
    const note = async (where: string) => {
      seen.push(...(await inspect(page)).map((finding) => `${where}: ${finding}`));
    };
    proxy.reset();
    await logIn(page, market, member);
    poisonAnswers(proxy, poison);
    for (const path of PAGES.map((name) => `/user/${name}`)) {
      await page.goto(path);
      await page.locator('main').waitFor();
      await settle(page);
      await note(path);
      if (press) await inspectAfterEachPress(page, path, note);
    }
    await page.evaluate(() => sessionStorage.clear());
    for (const path of ['/login', '/contact', '/register']) {
      await page.goto(path);
      await page.locator('main').waitFor();
      await settle(page);
      await note(path);
    }
    await leave();
    return [...seen, ...findings];
  }

  test('has five hundred payloads of its own', () => {
    expect(new Set(OWN).size).toBeGreaterThanOrEqual(500);
    expect(PAYLOADS.length).toBeGreaterThan(OWN.length + 300);
  });

  test('runs no payload, sends no request to another host, covers no control and violates no policy outside the sanitiser', async () => {
    expect(await inspectAllPages({ payloads: SAMPLE, entries: 8 }, 1, true)).toEqual([]);
    expect(await inspectAllPages({ payloads: SAMPLE, all: true, entries: 4 }, 2, false)).toEqual([]);
  });

  test('stays safe with every payload in one list of agreements', async () => {
    const { context, page, leave } = await visit(proxy.url, { agreed: false });
    const findings = await watch(context, new URL(proxy.url).origin);
    proxy.reset();
    proxy.handle('lookup/agreements', () => ({ status: 200, body: PAYLOADS }));
    await logIn(page, market);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('cell').first().waitFor();
    await settle(page);
    // Most of them are shown as text.
    expect((await dialog.innerText()).length).toBeGreaterThan(20_000);
    expect([...(await inspect(page)), ...findings]).toEqual([]);
    await leave();
  });

  if (IS_EXHAUSTIVE) {
    const STEP = 37;
    const rounds = Array.from({ length: Math.ceil(PAYLOADS.length / STEP) }, (_, index) => index);
    test.each(rounds)('stays safe with every payload in every place, round %i', async (index) => {
      const start = index * STEP;
      const payloads = [...PAYLOADS.slice(start), ...PAYLOADS.slice(0, start)];
      const poison = { payloads, all: index % 2 === 1, entries: 40 };
      expect(await inspectAllPages(poison, 10 + index, index % 2 === 0)).toEqual([]);
    });
  }
});
