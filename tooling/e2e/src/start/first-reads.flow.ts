import type { Page, Request } from 'playwright-core';
import { visit } from '../harness/page/browser';
import { fetchJson, jsonInit } from '../harness/network/fetch-json';
import { isTakenOver } from '../harness/page/is-taken-over';
import { callCount, clearFaults, injectFault } from '../harness/stack/operator';
import { INERT_PAGE } from '../harness/page/pooled-context';
import { ON_LAOS } from '../markets';
import { PLAIN_ON_LAOS } from '../plain/open-plain';
import { balances, holdScripts } from '../steps';
import { sampled, until } from '@member-wallet/testing';

/** The operations that each page requests before its code has loaded. */
const FIRST_READS: Readonly<Record<string, readonly string[]>> = {
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
/** Pages whose first reads follow the same rules as another page's. */
const COVERED_BY_OTHERS = new Set(['/', '/contact', '/user/contact', '/user/profile/edit']);
const isMemberPage = (path: string): boolean => path === '/' || path.startsWith('/user');

/** Records the page's API calls from now on, without pictures, which the sandbox serves too. */
function recordCalls(page: Page): readonly Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const isCall = request.resourceType() !== 'image' && new URL(request.url()).pathname.startsWith('/api/');
    if (isCall) calls.push(request);
  });
  return calls;
}
const nameOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

async function storeInBrowser(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(INERT_PAGE);
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, values);
}

/** Waits until the app has taken over, all calls have responses and no further call is sent. */
async function untilIdle(page: Page, calls: readonly Request[]): Promise<void> {
  await page.waitForFunction(isTakenOver);
  const isAnswered = () => calls.every((each) => each.failure() !== null || each.timing().responseEnd >= 0);
  await until(isAnswered);
  await page.waitForTimeout(300);
  await until(isAnswered);
}

/** Loads a page while its scripts are held. @returns the calls sent before the release, and all calls */
async function openWithHeldScripts(page: Page, path: string, expected: number) {
  const calls = recordCalls(page);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await until(() => calls.length >= expected);
  const early = calls.map(nameOf);
  release();
  await untilIdle(page, calls);
  return { early, all: calls.map(nameOf), calls };
}

afterEach(() => clearFaults());

describe.each(ON_LAOS)('$name build: first reads before the code', (market) => {
  const { words } = market;
  const id = words.market;
  const countsOf = (names: readonly string[]) =>
    Promise.all(names.map(async (name) => [name, await callCount(id, name)] as const));

  test.each(
    sampled(
      Object.entries(FIRST_READS),
      ...Object.entries(FIRST_READS).filter(([path]) => !COVERED_BY_OTHERS.has(path)),
    ),
  )('%s: sends each once, and the app uses the responses', async (path, names) => {
    const { leave, page, browserErrors } = await visit(market.url());
    if (isMemberPage(path)) await storeInBrowser(page, { token: (await balances(market)).token });
    const before = new Map(await countsOf(names));
    const { early, all } = await openWithHeldScripts(page, path, names.length);
    expect(early).toHaveLength(names.length);
    // The app did not request any of them again.
    expect(new Set(all).size).toBe(all.length);
    expect(all.slice(0, early.length)).toEqual(early);
    expect(await countsOf(names)).toEqual(names.map((name) => [name, (before.get(name) ?? 0) + 1]));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('main [aria-busy="true"]').count()).toBe(0);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('shows the data of the first reads', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await storeInBrowser(page, { token: (await balances(market)).token });
    await openWithHeldScripts(page, '/user/home', 2);
    await page.getByText(market.demo.name).waitFor();
    await openWithHeldScripts(page, '/user/statement', 2);
    await page.getByRole('button', { name: words.records.details }).first().waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('sends the stored language with each first read', async () => {
    for (const locale of ['th', 'la', 'en']) {
      const { leave, page, browserErrors } = await visit(market.url());
      await storeInBrowser(page, { locale });
      const { calls, all } = await openWithHeldScripts(page, '/login', 2);
      expect(all.sort()).toEqual(['GET /api/lookup/active', 'GET /api/lookup/notice']);
      for (const call of calls) {
        expect(call.headers()['accept-language']).toBe(locale === 'la' ? 'lo' : locale);
        expect(call.headers()['authorization']).toBeUndefined();
      }
      expect(browserErrors).toEqual([]);
      await leave();
    }
  });

  test('requests no member data for a visitor at a member’s page', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    const { all } = await openWithHeldScripts(page, '/user/statement', 2);
    expect(all.sort()).toEqual(['GET /api/lookup/active', 'GET /api/lookup/notice']);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('redirects to log-in with one explanation if the token has expired', async () => {
    const { leave, page } = await visit(market.url());
    await storeInBrowser(page, { token: 'no-longer-good' });
    const names = ['listStatement', 'getWallet'] as const;
    const before = await countsOf(names);
    await openWithHeldScripts(page, '/user/statement', names.length);
    await page.waitForURL('**/login');
    await page.getByText(words.expired).waitFor();
    expect(await page.getByText(words.expired).count()).toBe(1);
    const after = await countsOf(names);
    const [statements = 0, wallets = 0] = after.map(([, count], at) => count - (before[at]?.[1] ?? 0));
    expect(statements).toBe(1);
    // If the statement is refused first, the app reads the wallet to check whether the session has ended.
    expect([1, 2]).toContain(wallets);
    await leave();
  });

  test('repeats only the read that failed', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await storeInBrowser(page, { token: (await balances(market)).token });
    await page.route('**/api/wallet', (route) => route.abort(), { times: 1 });
    const { all } = await openWithHeldScripts(page, '/user/home', 2);
    // The dashboard's pending transactions are requested after the wallet.
    const first = all.filter((each) => !each.startsWith('POST /api/statement'));
    expect(first.sort()).toEqual(['GET /api/spinwheel/active', 'GET /api/wallet', 'GET /api/wallet']);
    await page.getByText(market.demo.name).waitFor();
    // The browser logs the aborted request itself.
    expect(browserErrors.filter((each) => !/net::ERR_FAILED/.test(each))).toEqual([]);
    await leave();
  });

  test.each(sampled(['html', 'wrong-shape', 'error'] as const, 'html', 'wrong-shape'))(
    'handles an invalid response (%s) like that of any other call: offers a retry, sends nothing twice',
    async (kind) => {
      const { leave, page } = await visit(market.url());
      await storeInBrowser(page, { token: (await balances(market)).token });
      await injectFault(id, 'getProfile', { kind, times: 1 });
      const { all } = await openWithHeldScripts(page, '/user/profile', 1);
      expect(all).toEqual(['GET /api/account/profile']);
      await page.getByRole('main').getByRole('button').first().waitFor();
      await leave();
    },
  );
});

describe.each(PLAIN_ON_LAOS)('$name build on the plain backend: first reads', (market) => {
  test('sends each once, before the code has loaded', async () => {
    for (const path of ['/user/home', '/user/statement', '/user/bonus', '/login']) {
      const { leave, page, browserErrors } = await visit(market.url());
      if (isMemberPage(path)) {
        const { phone: username, password } = market.demo;
        const login = jsonInit('POST', { username, password });
        const { token } = (await fetchJson(market.backend(), '/api/login', login)) as { token: string };
        await storeInBrowser(page, { token });
      }
      const { early, all } = await openWithHeldScripts(page, path, 2);
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
