import type { Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { decideWithdrawal } from '../harness/stack/payments';
import { callCount, clearFaults, fund, injectFault, ledgerHolds } from '../harness/stack/operator';
import { settle } from '../harness/page/settle';
import { sampled } from '@member-wallet/testing';
import { AMOUNT_SCALE, MARKETS, type Market, runsOn } from '../markets';
import { balances, logIn, registerByApi, untilNoDialog } from '../steps';

describe.each(MARKETS)('$name build: withdraw', (market) => {
  const { words } = market;
  const size = AMOUNT_SCALE[words.market];
  let member: Market['demo'];
  beforeAll(async () => {
    member = await registerByApi(market, market.freshPhone(61));
    await fund(words.market, member.phone, 90_000 * size);
  });

  async function open(): Promise<{
    page: Page;
    leave: () => Promise<void>;
    browserErrors: readonly string[];
  }> {
    const { leave, page, browserErrors } = await visit(market.url());
    await logIn(page, market, member);
    await page.getByRole('button', { name: words.withdraw.title, exact: true }).click();
    await page.getByLabel(words.withdraw.amount).waitFor();
    // The button is enabled once the limits have loaded.
    const next = page
      .getByRole('dialog')
      .getByRole('button', { name: words.next, exact: true, disabled: false });
    await next.waitFor();
    return { page, browserErrors, leave };
  }
  const fill = async (page: Page, amount: number | string) => {
    await page.getByLabel(words.withdraw.amount).fill(String(amount));
    await page.getByRole('dialog').getByRole('button', { name: words.next, exact: true }).click();
  };
  const wallet = async () => (await balances(market, member)).wallet;
  const sent = () => callCount(words.market, 'withdrawAll');
  const dismiss = async (page: Page) => {
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: words.close }).first().click();
    await dialog.waitFor({ state: 'hidden' });
  };

  const decisions = sampled(['approved', 'refused'] as const, words.market === 'th' ? 'approved' : 'refused');
  test.each(decisions)('requests a withdrawal, whose amount is reserved until it is %s', async (decision) => {
    const before = await wallet();
    const { page, browserErrors, leave } = await open();
    expect(await seriousFindings(page)).toEqual([]);
    await fill(page, 1500 * size);
    await page.getByRole('button', { name: words.withdraw.confirm }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: words.withdraw.confirm }).click();
    await page.getByText(words.withdraw.done).waitFor();
    expect(await wallet()).toBe(before - 1500 * size);
    await decideWithdrawal(member.phone, decision);
    expect(await wallet()).toBe(decision === 'approved' ? before - 1500 * size : before);
    await page.goto('/user/statement');
    const row = page.getByRole('listitem').first();
    await row
      .getByText(decision === 'approved' ? words.withdraw.good : words.withdraw.bad, { exact: true })
      .waitFor();
    expect(await row.getByText(words.records.credited).count()).toBe(decision === 'approved' ? 1 : 0);
    expect(await ledgerHolds()).toBe(true);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  if (runsOn('Laos', market)) {
    test('makes one withdrawal on a double tap, and one on Enter with a click', async () => {
      const calls = await sent();
      const before = await wallet();
      const { page, browserErrors, leave } = await open();
      await fill(page, 100 * size);
      const button = page.getByRole('button', { name: words.withdraw.confirm });
      await button.waitFor();
      await settle(page);
      const box = await button.boundingBox();
      if (!box) throw new Error('the button has no place');
      await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
      await page.getByText(words.withdraw.done).waitFor();
      expect(await sent()).toBe(calls + 1);
      expect(await wallet()).toBe(before - 100 * size);
      await page.keyboard.press('Escape');
      await untilNoDialog(page);

      await page.getByRole('button', { name: words.withdraw.title, exact: true }).click();
      await fill(page, 100 * size);
      await button.focus();
      await settle(page);
      const again = await button.boundingBox();
      if (!again) throw new Error('the button has no place');
      await Promise.all([
        page.keyboard.press('Enter'),
        page.mouse.click(again.x + again.width / 2, again.y + again.height / 2),
      ]);
      await page.getByText(words.withdraw.done).waitFor();
      expect(await sent()).toBe(calls + 2);

      // Refocusing the tab, reconnecting and returning to the page reload data but write nothing.
      await page.evaluate(() => {
        for (const type of ['focus', 'online']) window.dispatchEvent(new Event(type));
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.goto('/user/statement');
      await page.goBack();
      await page.getByRole('button', { name: words.withdraw.title, exact: true }).waitFor();
      expect(await sent()).toBe(calls + 2);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('explains refusals and the next step, and keeps the input', async () => {
      const calls = await sent();
      const { page, browserErrors, leave } = await open();
      for (const [amount, message] of [
        [99 * size * (size === 1 ? 1 : 0.5), words.withdraw.below],
        [60_000 * size, words.withdraw.above],
      ] as const) {
        await fill(page, amount);
        await page.getByRole('alertdialog').getByText(message).waitFor();
        await dismiss(page);
      }
      expect(await sent()).toBe(calls);

      for (const [code, status, shown] of [
        ['MONEY_NOT_ENOUGH', 422, page.getByRole('alertdialog').getByText(words.withdraw.advice)],
        ['BONUS_REMAINING', 409, page.getByRole('link', { name: words.withdraw.toBonus })],
      ] as const) {
        await injectFault(words.market, 'withdrawAll', { kind: 'error', code, status, times: 1 });
        await fill(page, 100 * size);
        await page.getByRole('button', { name: words.withdraw.confirm }).click();
        await shown.waitFor();
        expect(await seriousFindings(page)).toEqual([]);
        await dismiss(page);
      }
      await clearFaults();
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('sends once, shows an unknown outcome after a lost response, and leads to the statement', async () => {
      const calls = await sent();
      const before = await wallet();
      const { page, leave } = await open();
      await fill(page, 200 * size);
      await injectFault(words.market, 'withdrawAll', { kind: 'cut-after', times: 1 });
      try {
        await page.getByRole('button', { name: words.withdraw.confirm }).click();
        await page.getByRole('heading', { name: words.unknownTitle }).waitFor();
      } finally {
        await clearFaults();
      }
      expect(await sent()).toBe(calls + 1);
      expect(await wallet()).toBe(before - 200 * size);
      await page.getByRole('alertdialog').getByRole('link', { name: words.seeStatement }).click();
      await page.waitForURL('**/user/statement');
      await page.getByRole('listitem').first().getByText(words.withdraw.pending).waitFor();
      await leave();
    });
  }
});
