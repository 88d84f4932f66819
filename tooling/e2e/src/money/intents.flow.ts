import type { BrowserContext, Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { callCount, clearFaults, fund, injectFault, ledgerHolds } from '../harness/stack/operator';
import { AMOUNT_SCALE, ON_LAOS } from '../markets';
import { balances, registerByApi } from '../steps';

/** The Idempotency-Keys of the withdrawals that a tab sends. */
function keysOf(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/wallet/withdrawAll')) return;
    keys.push(request.headers()['idempotency-key'] ?? 'none');
  });
  return keys;
}

afterEach(clearFaults);

describe.each(ON_LAOS)('$name build: a withdrawal in two tabs', (market) => {
  const { words } = market;
  const size = AMOUNT_SCALE[words.market];

  /** A new member with two tabs on the dashboard. */
  async function setUp(n: number) {
    const member = await registerByApi(market, market.freshPhone(n));
    await fund(words.market, member.phone, 10_000 * size);
    const { token } = await balances(market, member);
    const { context, page, browserErrors, leave } = await visit(market.url());
    await context.addInitScript((value) => {
      if (location.protocol.startsWith('http')) sessionStorage.setItem('token', value);
    }, token);
    await page.goto('/user/home');
    const calls = await callCount(words.market, 'withdrawAll');
    return {
      page,
      other: await openTab(context),
      browserErrors,
      leave,
      wallet: async () => (await balances(market, member)).wallet,
      arrived: async () => (await callCount(words.market, 'withdrawAll')) - calls,
    };
  }
  const openTab = async (context: BrowserContext) => {
    const page = await context.newPage();
    await page.goto('/user/home');
    return page;
  };
  const confirmOf = (page: Page) => page.getByRole('button', { name: words.withdraw.confirm });
  const toConfirm = async (page: Page, amount: number) => {
    await page.getByRole('button', { name: words.withdraw.title, exact: true }).click();
    await page.getByLabel(words.withdraw.amount).fill(String(amount * size));
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: words.next, exact: true, disabled: false }).click();
    await confirmOf(page).waitFor();
  };
  const money = (amount: number) =>
    `${market.symbol}${(amount * size).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

  test('blocks the second tab until the first has finished and the new balance is shown', async () => {
    const { page, other, browserErrors, leave, wallet, arrived } = await setUp(1);
    const keys = [keysOf(page), keysOf(other)];
    await toConfirm(other, 200);
    await toConfirm(page, 300);
    await injectFault(words.market, 'withdrawAll', { kind: 'delay', ms: 3000, times: 1 });
    const sent = page.waitForRequest('**/api/wallet/withdrawAll');
    await confirmOf(page).dblclick();
    await sent;
    await other.getByText(words.intents.waiting).waitFor();
    expect(await seriousFindings(other)).toEqual([]);
    // Presses have no effect meanwhile.
    expect(await confirmOf(other).getAttribute('aria-disabled')).toBe('true');
    await confirmOf(other).click({ force: true });
    await other.keyboard.press('Enter');
    await page.getByText(words.withdraw.done).waitFor();
    await other.getByText(words.intents.moved).waitFor();
    expect(await arrived()).toBe(1);
    const after = other.getByText(words.intents.after).locator('..');
    await after.getByText(money(10_000 - 300 - 200)).waitFor();
    await confirmOf(other).click();
    await other.getByText(words.withdraw.done).waitFor();
    expect(await arrived()).toBe(2);
    expect(await wallet()).toBe((10_000 - 300 - 200) * size);
    expect(keys.map(({ length }) => length)).toEqual([1, 1]);
    expect(new Set(keys.flat()).size).toBe(2);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('shows an unknown outcome in both tabs after a reload during the call, until the member has checked', async () => {
    const { page, other, browserErrors, leave, wallet, arrived } = await setUp(2);
    const keys = keysOf(page);
    await injectFault(words.market, 'withdrawAll', { kind: 'delay', ms: 1500, times: 1 });
    await toConfirm(page, 300);
    const sent = page.waitForRequest('**/api/wallet/withdrawAll');
    await confirmOf(page).click();
    await sent;
    await page.reload();
    for (const tab of [page, other]) {
      await tab.getByText(words.intents.unknown, { exact: true }).waitFor();
      await tab
        .getByText(new RegExp(`${words.withdraw.title}.*300`))
        .first()
        .waitFor();
    }
    expect(await seriousFindings(page)).toEqual([]);

    // The same amount is the same intent, so the sandbox responds with the first call's outcome.
    while ((await wallet()) === 10_000 * size) await new Promise((resolve) => setTimeout(resolve, 200));
    await toConfirm(page, 300);
    await page.getByText(words.intents.again).waitFor();
    await page.getByRole('dialog').getByRole('link', { name: words.seeStatement }).waitFor();
    // Another amount is a new intent.
    await page.keyboard.press('Escape');
    await page.getByLabel(words.withdraw.amount).fill(String(200 * size));
    await page.getByRole('dialog').getByRole('button', { name: words.next, exact: true }).click();
    await confirmOf(page).click();
    await page.getByText(words.withdraw.done).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: words.close }).first().click();
    await toConfirm(page, 300);
    await confirmOf(page).click();
    await page.getByText(words.withdraw.done).waitFor();
    expect(await wallet()).toBe((10_000 - 300 - 200) * size);
    expect(await arrived()).toBe(3);
    const [first, second, third] = keys;
    expect([first === third, first === second]).toEqual([true, false]);
    expect(await ledgerHolds()).toBe(true);
    // The outcome is now known in both tabs.
    await other.getByText(words.intents.unknown, { exact: true }).waitFor({ state: 'detached' });
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('leads to the statement, where the member marks it as settled', async () => {
    const { page, other, browserErrors, leave, arrived } = await setUp(3);
    await injectFault(words.market, 'withdrawAll', { kind: 'cut-after', times: 1 });
    await toConfirm(page, 300);
    await confirmOf(page).click();
    await page.getByRole('alertdialog', { name: words.unknownTitle }).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: words.close }).first().click();
    await other.getByText(words.intents.unknown, { exact: true }).waitFor();
    await other.getByRole('link', { name: words.intents.open }).focus();
    await other.keyboard.press('Enter');
    await other.waitForURL('**/user/statement');
    await other.getByText(words.intents.look).waitFor();
    expect(await seriousFindings(other)).toEqual([]);
    await other
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: money(300) })
      .first()
      .waitFor();
    await other.getByRole('button', { name: words.intents.checked }).click();
    await other.getByText(words.intents.look).waitFor({ state: 'detached' });
    await page.getByText(words.intents.unknown, { exact: true }).waitFor({ state: 'detached' });
    // Once settled, the same amount is a new intent.
    await toConfirm(page, 300);
    expect(await page.getByText(words.intents.again).count()).toBe(0);
    expect(await arrived()).toBe(1);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
