import { seriousFindings, visit } from './harness/browser';
import { clearFaults, injectFault } from './harness/operator';
import { ON_LAOS } from './markets';
import { logIn, registerByApi } from './steps';

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
    // Wait until the old rows are gone.
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

  test('tells a new member what to do on an empty statement', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    const member = await registerByApi(market, market.freshPhone(20));
    await logIn(page, market, member);
    await page.goto('/user/statement');
    await page.getByText(/ยังไม่มีรายการ|ຍັງບໍ່ມີລາຍການ/).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test.each(['error', 'html', 'wrong-shape', 'cut-before'] as const)(
    'shows an error page for a broken response (%s), not a blank one',
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
      // Only the browser's own message about the failed request is expected.
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
