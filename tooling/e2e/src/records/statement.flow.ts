import { seriousFindings, visit } from '../harness/page/browser';
import { api, callCount, clearFaults, growStatement, injectFault } from '../harness/stack/operator';
import { MARKETS, ON_LAOS, runsOn } from '../markets';
import { balances, logIn, registerByApi } from '../steps';
import { sampled } from '@member-wallet/testing';

describe.each(ON_LAOS)('$name build: dashboard and statement', (market) => {
  const { words } = market;

  test('shows the member, the money and the games on the dashboard', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await logIn(page, market);
    await page.getByText(market.demo.name).waitFor();
    await page.getByText(words.greeting).waitFor();
    expect(await page.getByText(market.symbol).count()).toBeGreaterThan(0);
    await page.getByRole('tab', { name: words.sports }).click();
    expect(await seriousFindings(page)).toEqual([]);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('shows ten statement entries per page', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await logIn(page, market);
    await page.goto('/user/statement');
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/ });
    await rows.nth(9).waitFor();
    expect(await rows.count()).toBe(10);
    const first = await rows.first().textContent();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: words.page(2), exact: true }).click();
    await page.waitForFunction(
      (seen) => ![...document.querySelectorAll('main li')].some((row) => row.textContent === seen),
      first,
    );
    // Wait for all rows of the new page.
    await rows.nth(9).waitFor();
    expect(await rows.count()).toBe(10);
    await page.getByRole('button', { name: words.nextPage }).click();
    await page
      .getByRole('button', { name: words.page(3), exact: true })
      .and(page.locator('[aria-current]'))
      .waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('renders a limited number of elements for endless lists from the server', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    /** Repeats a list's items in the server's response until there are ten thousand. */
    const swell = (path: string, field: string | null) =>
      page.route(`**/api${path}`, async (route) => {
        const response = await route.fetch();
        const answer: unknown = await response.json();
        const few = (field === null ? answer : Reflect.get(Object(answer), field)) as { code?: string }[];
        const many = Array.from({ length: 10_000 }, (_, index) => {
          const one = few[index % few.length];
          return one?.code === undefined ? one : { ...one, code: `${one.code}-${index}` };
        });
        await route.fulfill({ response, json: field === null ? many : { ...Object(answer), [field]: many } });
      });
    await swell('/wallet', 'slots');
    await swell('/statement', 'statements');
    await swell('/statement/slip', 'slips');
    await swell('/invite', 'invites');
    await swell('/bonus', null);
    await swell('/spinwheel/coupon', null);
    const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
    const notice = page.getByText(words.incomplete).last();

    await logIn(page, market);
    await notice.waitFor();
    // A game has up to about thirty elements, and only those near the viewport are rendered.
    expect(await elements()).toBeLessThan(4000);
    await page.getByRole('button', { name: words.play.invite, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.play.continue }).click();
    await page.getByRole('dialog').getByText(words.incomplete).waitFor();
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(10);

    await page.goto('/user/statement');
    await notice.waitFor();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words.records.details }).first().waitFor();
    expect(await main.getByRole('button', { name: words.records.details }).count()).toBe(10);
    await page.getByRole('button', { name: words.records.slips }).click();
    await page.getByRole('dialog').getByText(words.incomplete).waitFor();
    expect(await page.locator('dialog[open] li').count()).toBe(10);
    for (const path of ['/user/bonus', '/user/spin']) {
      await page.goto(path);
      await notice.waitFor();
      expect(await elements()).toBeLessThan(4000);
    }
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('shows a new member the next step on an empty statement', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    const member = await registerByApi(market, market.freshPhone(20));
    await logIn(page, market, member);
    await page.goto('/user/statement');
    await page.getByText(/ยังไม่มีรายการ|ຍັງບໍ່ມີລາຍການ/).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test.each(sampled(['error', 'html', 'wrong-shape', 'cut-before'] as const, 'html', 'cut-before'))(
    'shows an error instead of a blank page for a broken response (%s)',
    async (kind) => {
      const { leave, page, browserErrors } = await visit(market.url());
      await logIn(page, market);
      await page.getByText(market.demo.name).waitFor();
      for (const operationId of ['getWallet', 'listStatement']) {
        await injectFault(words.market, operationId, { kind, code: 'INTERNAL_SERVER_ERROR', status: 500 });
      }
      try {
        await page.reload();
        await page.getByRole('navigation').first().waitFor();
        expect(await page.getByRole('alertdialog').count()).toBe(0);
        await page.goto('/user/statement');
        await page.getByRole('heading', { name: words.statement }).waitFor();
      } finally {
        await clearFaults();
      }
      // Only the browser's message about the failed request is expected.
      expect(browserErrors.filter((text) => !/^Failed to load resource/.test(text))).toEqual([]);
      await leave();
    },
  );

  test('every menu entry leads to its page', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await logIn(page, market);
    const links = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThanOrEqual(4);
    for (const link of links) {
      await page.goto(link);
      await page.getByRole('main').waitFor();
      expect(await page.getByText(words.notFound).count()).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);
    }
    expect(browserErrors).toEqual([]);
    await leave();
  });
});

interface StatementRow {
  statementType: string;
  createdAt: string;
}

describe.each(MARKETS)('$name build: searching the statement', (market) => {
  const { words } = market;

  if (runsOn('Laos', market)) {
    test('reads further pages until it has found ten bonuses, and groups them by day', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
      // A new member: earlier flows may have left the demo member with pending transactions.
      const member = await registerByApi(market, market.freshPhone(40));
      await growStatement(words.market, member.phone, 90);
      const { token } = await balances(market, member);
      // The app reads as many pages as it takes to find ten bonuses.
      const bonuses: StatementRow[] = [];
      let pages = 0;
      let isEnd = false;
      while (bonuses.length < 10 && !isEnd) {
        pages += 1;
        const { total, statements } = (await api(
          words.market,
          'POST',
          '/api/statement',
          { page: pages, limit: 10 },
          token,
        )) as { total: number; statements: readonly StatementRow[] };
        bonuses.push(...statements.filter(({ statementType }) => /bonus/.test(statementType)));
        isEnd = pages * 10 >= total;
      }
      // The first page alone would not contain them.
      expect(bonuses.length).toBeGreaterThan(3);
      expect(pages).toBeGreaterThan(1);
      expect(pages).toBeLessThanOrEqual(10);

      await logIn(page, market, member);
      await page.goto('/user/statement');
      const entries = page.getByRole('main').getByRole('button', { name: words.records.details });
      await entries.first().waitFor();
      await page.getByRole('radio', { name: words.records.bonus }).check({ force: true });
      await entries.nth(bonuses.length - 1).waitFor();
      await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
      expect(await entries.count()).toBe(bonuses.length);
      expect(await page.getByRole('button', { name: words.records.more }).count()).toBe(isEnd ? 0 : 1);
      const day = (createdAt: string) =>
        new Date(Date.parse(createdAt) + 7 * 3_600_000).toISOString().slice(0, 10);
      const days = new Set(bonuses.map(({ createdAt }) => day(createdAt))).size;
      expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(days);
      expect(await seriousFindings(page)).toEqual([]);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Thai', market)) {
    test('reloads when the page is pulled down', async () => {
      const { context, leave, page, browserErrors } = await visit(market.url());
      await logIn(page, market);
      await page.goto('/user/statement');
      await page.getByRole('button', { name: words.records.details }).first().waitFor();
      const calls = await callCount(words.market, 'listStatement');
      const finger = await context.newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: y === undefined ? [] : [{ x: 180, y }],
        });
      await touch('touchStart', 160);
      for (let y = 170; y <= 340; y += 17) await touch('touchMove', y);
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/statement'));
      await touch('touchEnd');
      await answered;
      expect(await callCount(words.market, 'listStatement')).toBe(calls + 1);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }
});
