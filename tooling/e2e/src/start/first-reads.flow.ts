import type { Page, Request } from 'playwright-core';
import { visit } from '../harness/page/browser';
import { fetchJson, jsonInit } from '../harness/network/fetch-json';
import { callCount, clearFaults, injectFault } from '../harness/stack/operator';
import { INERT_PAGE } from '../harness/page/pooled-context';
import { ON_LAOS } from '../markets';
import { PLAIN_ON_LAOS } from '../plain/open-plain';
import { isTakenOver } from '../harness/page/is-taken-over';
import { balances, holdScripts } from '../steps';
import { sampled, until } from '@member-wallet/testing';

/** What each page asks for first, as the backend counts it. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  '/login': ['getActive', 'getNotice'],
  '/contact': ['getContact', 'getEnableChatWidget'],
  '/': ['getWallet', 'getSpinActive'],
  '/user/home': ['getWallet', 'getSpinActive'],
  '/user/statement': ['listStatement', 'getWallet'],
  '/user/profile': ['getProfile'],
  '/user/profile/edit': ['getProfile'],
  '/user/bonus': ['listBonuses', 'getActiveBonus'],
  '/user/spin': ['getSpinSetup', 'listCoupons', 'getWallet'],
  '/user/contact': ['getContact', 'getEnableChatWidget'],
};
/** These ask by the rules of another page. */
const ALIKE = new Set(['/', '/contact', '/user/contact', '/user/profile/edit']);
const isOfMember = (path: string): boolean => path === '/' || path.startsWith('/user');

/** Every call that the page makes from now on; the sandbox also serves pictures. */
function callsOf(page: Page): readonly Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const isCall = request.resourceType() !== 'image' && new URL(request.url()).pathname.startsWith('/api/');
    if (isCall) calls.push(request);
  });
  return calls;
}
const nameOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

async function keep(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(INERT_PAGE);
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, values);
}

/** The app has taken over, every call has its answer and no other leaves. */
async function untilStill(page: Page, calls: readonly Request[]): Promise<void> {
  await page.waitForFunction(isTakenOver);
  const isAnswered = () => calls.every((each) => each.failure() !== null || each.timing().responseEnd >= 0);
  await until(isAnswered);
  await page.waitForTimeout(300);
  await until(isAnswered);
}

/** The calls that left while no code had come, and all of them in the end. */
async function openHeld(page: Page, path: string, expected: number) {
  const calls = callsOf(page);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await until(() => calls.length >= expected);
  const early = calls.map(nameOf);
  release();
  await untilStill(page, calls);
  return { early, all: calls.map(nameOf), calls };
}

afterEach(() => clearFaults());

describe.each(ON_LAOS)('$name build: the first reads leave before the code', (market) => {
  const { words } = market;
  const id = words.market;
  const countsOf = (names: readonly string[]) =>
    Promise.all(names.map(async (name) => [name, await callCount(id, name)] as const));

  test.each(sampled(Object.entries(FIRST), ...Object.entries(FIRST).filter(([path]) => !ALIKE.has(path))))(
    '%s: they arrive once, and the app shows them',
    async (path, names) => {
      const { leave, page, browserErrors } = await visit(market.url());
      if (isOfMember(path)) await keep(page, { token: (await balances(market)).token });
      const before = new Map(await countsOf(names));
      const { early, all } = await openHeld(page, path, names.length);
      expect(early).toHaveLength(names.length);
      // Once: the code asked for nothing of it again.
      expect(new Set(all).size).toBe(all.length);
      expect(all.slice(0, early.length)).toEqual(early);
      expect(await countsOf(names)).toEqual(names.map((name) => [name, (before.get(name) ?? 0) + 1]));
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.locator('main [aria-busy="true"]').count()).toBe(0);
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );

  test('what they bring is on the screen', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await keep(page, { token: (await balances(market)).token });
    await openHeld(page, '/user/home', 2);
    await page.getByText(market.demo.name).waitFor();
    await openHeld(page, '/user/statement', 2);
    await page.getByRole('button', { name: words.records.details }).first().waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('in the stored language, which every one of them names', async () => {
    for (const locale of ['th', 'la', 'en']) {
      const { leave, page, browserErrors } = await visit(market.url());
      await keep(page, { locale });
      const { calls, all } = await openHeld(page, '/login', 2);
      expect(all.sort()).toEqual(['GET /api/lookup/active', 'GET /api/lookup/notice']);
      for (const call of calls) {
        expect(call.headers()['accept-language']).toBe(locale === 'la' ? 'lo' : locale);
        expect(call.headers()['authorization']).toBeUndefined();
      }
      expect(browserErrors).toEqual([]);
      await leave();
    }
  });

  test('a visitor at a member’s page asks for nothing of a member', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    const { all } = await openHeld(page, '/user/statement', 2);
    expect(all.sort()).toEqual(['GET /api/lookup/active', 'GET /api/lookup/notice']);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('a token that no longer holds is refused once, and leads to log-in with one explanation', async () => {
    const { leave, page } = await visit(market.url());
    await keep(page, { token: 'no-longer-good' });
    const names = ['listStatement', 'getWallet'] as const;
    const before = await countsOf(names);
    await openHeld(page, '/user/statement', names.length);
    await page.waitForURL('**/login');
    await page.getByText(words.expired).waitFor();
    expect(await page.getByText(words.expired).count()).toBe(1);
    const after = await countsOf(names);
    const [statements = 0, wallets = 0] = after.map(([, count], at) => count - (before[at]?.[1] ?? 0));
    expect(statements).toBe(1);
    // If the statement is refused first, the wallet is asked whether that is the end of the session.
    expect([1, 2]).toContain(wallets);
    await leave();
  });

  test('one that fails on the way is sent again by the app; the others are not', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await keep(page, { token: (await balances(market)).token });
    await page.route('**/api/wallet', (route) => route.abort(), { times: 1 });
    const { all } = await openHeld(page, '/user/home', 2);
    // What is under way is asked for once the wallet is there.
    const first = all.filter((each) => !each.startsWith('POST /api/statement'));
    expect(first.sort()).toEqual(['GET /api/spinwheel/active', 'GET /api/wallet', 'GET /api/wallet']);
    await page.getByText(market.demo.name).waitFor();
    // Only the browser's own line about the request.
    expect(browserErrors.filter((each) => !/net::ERR_FAILED/.test(each))).toEqual([]);
    await leave();
  });

  test.each(sampled(['html', 'wrong-shape', 'error'] as const, 'html', 'wrong-shape'))(
    'an answer that is of no use (%s) is no other than from the code: no data, another try, nothing sent twice',
    async (kind) => {
      const { leave, page } = await visit(market.url());
      await keep(page, { token: (await balances(market)).token });
      await injectFault(id, 'getProfile', { kind, times: 1 });
      const { all } = await openHeld(page, '/user/profile', 1);
      expect(all).toEqual(['GET /api/account/profile']);
      await page.getByRole('main').getByRole('button').first().waitFor();
      await leave();
    },
  );
});

describe.each(PLAIN_ON_LAOS)('$name build on the plain backend: the first reads', (market) => {
  test('leave before the code, and once', async () => {
    for (const path of ['/user/home', '/user/statement', '/user/bonus', '/login']) {
      const { leave, page, browserErrors } = await visit(market.url());
      if (isOfMember(path)) {
        const { phone: username, password } = market.demo;
        const login = jsonInit('POST', { username, password });
        const { token } = (await fetchJson(market.backend(), '/api/login', login)) as { token: string };
        await keep(page, { token });
      }
      const { early, all } = await openHeld(page, path, 2);
      expect({ path, early: early.length, twice: all.length - new Set(all).size }).toEqual({
        path,
        early: 2,
        twice: 0,
      });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(browserErrors).toEqual([]);
      await leave();
    }
  });
});
