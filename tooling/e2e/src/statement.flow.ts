import { seriousFindings, visit } from './harness/browser';
import { clearFaults, injectFault } from './harness/operator';
import { ON_LAOS } from './markets';
import { logIn, registerByApi } from './steps';

describe.each(ON_LAOS)('$name build: dashboard and statement', (market) => {
  const { words } = market;

  test('the dashboard shows the member, the money and the games', async () => {
    const { leave, page, complaints } = await visit(market.url());
    await logIn(page, market);
    await page.getByText(market.demo.name).waitFor();
    await page.getByText(words.greeting).waitFor();
    expect(await page.getByText(market.symbol).count()).toBeGreaterThan(0);
    await page.getByRole('tab', { name: words.sports }).click();
    expect(await seriousFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('the statement is paged by ten', async () => {
    const { leave, page, complaints } = await visit(market.url());
    await logIn(page, market);
    await page.goto('/user/statement');
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/ });
    await rows.first().waitFor();
    expect(await rows.count()).toBe(10);
    const first = await rows.first().textContent();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: words.page(2), exact: true }).click();
    await page.waitForFunction(
      (seen) => ![...document.querySelectorAll('main li')].some((row) => row.textContent === seen),
      first,
    );
    // The old rows go before the new ones come.
    await rows.nth(9).waitFor();
    expect(await rows.count()).toBe(10);
    await page.getByRole('button', { name: words.nextPage }).click();
    await page
      .getByRole('button', { name: words.page(3), exact: true })
      .and(page.locator('[aria-current]'))
      .waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a new member sees an empty statement that says what to do', async () => {
    const { leave, page, complaints } = await visit(market.url());
    const member = await registerByApi(market, market.freshPhone(20));
    await logIn(page, market, member);
    await page.goto('/user/statement');
    await page.getByText(/ยังไม่มีรายการ|ຍັງບໍ່ມີລາຍການ/).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test.each(['error', 'html', 'wrong-shape', 'cut-before'] as const)(
    'an answer gone wrong (%s) leaves a page, not a blank',
    async (kind) => {
      const { leave, page, complaints } = await visit(market.url());
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
      // The browser's own line about a failed load is expected here; anything else is not.
      expect(complaints.filter((text) => !/^Failed to load resource/.test(text))).toEqual([]);
      await leave();
    },
  );

  test('every menu entry leads somewhere', async () => {
    const { leave, page, complaints } = await visit(market.url());
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
    expect(complaints).toEqual([]);
    await leave();
  });
});
