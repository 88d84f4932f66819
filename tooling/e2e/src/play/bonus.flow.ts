import type { Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { api, callCount, clearFaults, injectFault, ledgerHolds } from '../harness/stack/operator';
import { shiftOf, watchShifts } from '../harness/page/layout-shift';
import { sampled } from '@member-wallet/testing';
import { type Market, ON_LAOS } from '../markets';
import { balances, logIn, registerByApi, untilNoDialog } from '../steps';

afterEach(async () => {
  await clearFaults();
  expect(await ledgerHolds()).toBe(true);
});

describe.each(ON_LAOS)('$name build: bonuses', (market: Market) => {
  const { words } = market;
  const id = words.market;
  /** Amounts in kip are a hundred times as large. */
  const worth = (baht: number) => (id === 'th' ? baht : baht * 100);
  let next = 70;

  async function open() {
    const member = await registerByApi(market, market.freshPhone(next++));
    const visited = await visit(market.url());
    await logIn(visited.page, market, member);
    await visited.page.goto('/user/bonus');
    await visited.page.getByLabel(words.bonus.code).waitFor();
    return { ...visited, member };
  }
  const alertDialog = (page: Page) => page.getByRole('alertdialog');
  const card = (page: Page, code: string) => page.getByRole('button', { name: code });
  async function dismiss(page: Page): Promise<void> {
    await alertDialog(page).getByRole('button', { name: words.close }).last().click();
    await alertDialog(page).last().waitFor({ state: 'hidden' });
  }
  async function search(page: Page, code: string): Promise<void> {
    await page.getByLabel(words.bonus.code).fill(code);
    await page.getByRole('button', { name: words.search }).click();
  }
  async function cancel(page: Page): Promise<void> {
    await page.getByRole('button', { name: words.bonus.cancel }).first().click();
    await alertDialog(page).getByRole('button', { name: words.bonus.cancel }).click();
  }

  test.each(sampled(['**/api/bonus', '**/api/bonus/check/active'], '**/api/bonus/check/active'))(
    'shifts nothing while the page loads if %s responds last',
    async (last) => {
      const { leave, page, member } = await open();
      await page.addInitScript(watchShifts);
      // Without Thai fonts, placeholder boxes are wider until the web font loads; the flows of typography cover that.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.route(last, async (route) => {
        await page.waitForTimeout(300);
        await route.continue();
      });
      for (const code of ['', 'DAILY']) {
        if (code)
          await api(
            id,
            'GET',
            `/api/bonus/activate/${code}`,
            undefined,
            (await balances(market, member)).token,
          );
        await page.goto('/user/bonus');
        await card(page, 'DAILY').waitFor();
        const above = code
          ? page.getByRole('button', { name: words.bonus.cancel })
          : page.getByLabel(words.bonus.code);
        await above.first().waitFor();
        expect(await shiftOf(page)).toBeLessThan(0.01);
      }
      await leave();
    },
  );

  test('receives a bonus once, shows it as active, and cancels it after two warnings', async () => {
    const { leave, page, browserErrors, member } = await open();
    expect(await seriousFindings(page)).toEqual([]);
    const calls = await callCount(id, 'activateBonus');
    await card(page, 'DAILY').click();
    await page.getByRole('dialog').getByText(/5%/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const box = await page
      .getByRole('dialog')
      .getByRole('button', { name: words.bonus.receive })
      .boundingBox();
    if (!box) throw new Error('the button has no place');
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await alertDialog(page).getByText(words.bonus.done).waitFor();
    await dismiss(page);
    expect(await callCount(id, 'activateBonus')).toBe(calls + 1);
    expect((await balances(market, member)).wallet).toBe(worth(20));
    await card(page, 'DAILY').getByText(words.bonus.current).waitFor();
    await page.getByLabel(words.bonus.code).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: words.bonus.cancel }).click();
    for (const warning of words.bonus.warnings) await alertDialog(page).getByText(warning).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await alertDialog(page).getByRole('button', { name: words.bonus.cancel }).click();
    await page.getByText(words.bonus.cleared).waitFor();
    await page.getByLabel(words.bonus.code).waitFor();
    await card(page, 'DAILY').getByText(words.bonus.received).waitFor();
    expect(await card(page, 'DAILY').isDisabled()).toBe(true);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('keeps a bonus that cannot be cancelled before its conditions are met', async () => {
    const { leave, page, browserErrors } = await open();
    await card(page, 'WELCOME').click();
    await page.getByRole('dialog').getByRole('button', { name: words.bonus.receive }).click();
    await alertDialog(page).getByText(words.bonus.done).waitFor();
    await dismiss(page);
    await cancel(page);
    await alertDialog(page).getByText(words.bonus.condition).waitFor();
    await dismiss(page);
    await card(page, 'WELCOME').getByText(words.bonus.current).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('converts a promotion code to upper case, finds the promotion and receives it once', async () => {
    const { leave, page, browserErrors, member } = await open();
    await page.getByRole('button', { name: words.search }).click();
    await page.getByText(words.required(words.bonus.code)).waitFor();
    await search(page, 'nope');
    expect(await page.getByLabel(words.bonus.code).inputValue()).toBe('NOPE');
    await page.getByRole('dialog').getByText(words.bonus.notFound).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await untilNoDialog(page);
    await search(page, 'friend50');
    await page.getByRole('dialog').getByText(/10%/).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: words.bonus.receive }).click();
    await alertDialog(page).getByText(words.bonus.done).waitFor();
    await dismiss(page);
    await page.getByText(words.bonus.promotion, { exact: true }).waitFor();
    expect((await balances(market, member)).wallet).toBe(worth(50));
    await cancel(page);
    await page.getByText(words.bonus.cleared).waitFor();
    await untilNoDialog(page);

    await search(page, 'FRIEND50');
    await page.getByRole('dialog').getByRole('button', { name: words.bonus.receive }).click();
    await alertDialog(page).getByText(words.bonus.alreadyReceived).waitFor();
    expect((await balances(market, member)).wallet).toBe(worth(50));
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('does not resend after a lost response, and shows the server’s state', async () => {
    const { leave, page, member } = await open();
    const calls = await callCount(id, 'activateBonus');
    await injectFault(id, 'activateBonus', { kind: 'cut-after', times: 1 });
    await card(page, 'DAILY').click();
    await page.getByRole('dialog').getByRole('button', { name: words.bonus.receive }).click();
    await alertDialog(page).getByText(words.unknownTitle).waitFor();
    await dismiss(page);
    await card(page, 'DAILY').getByText(words.bonus.current).waitFor();
    expect(await callCount(id, 'activateBonus')).toBe(calls + 1);
    expect((await balances(market, member)).wallet).toBe(worth(20));
    await leave();
  });
});
