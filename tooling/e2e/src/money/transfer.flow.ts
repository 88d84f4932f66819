import type { Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { callCount, clearFaults, injectFault, ledgerHolds } from '../harness/stack/operator';
import { MARKETS, type Market, runsOn } from '../markets';
import { balances, logIn, openTransfer, selectAccount, untilNoDialog } from '../steps';

/** A game account that the demo members have. */
const GAME = 'PG';

const confirmButton = (page: Page, { words }: Market) =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${words.transfer}`) });

async function fill(
  page: Page,
  market: Market,
  from: string | RegExp,
  to: string | RegExp,
  amount: string,
): Promise<void> {
  await openTransfer(page, market, to);
  await selectAccount(page, market.words.from, from);
  await page.getByRole('dialog').getByLabel(market.words.amount, { exact: true }).fill(amount);
}

async function dismissError(page: Page, { words }: Market): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: words.error });
  await dialog.getByRole('button', { name: words.close }).first().click();
  await dialog.waitFor({ state: 'hidden' });
}

describe.each(MARKETS)('$name build: transfer', (market) => {
  const { words } = market;
  let game: RegExp;

  beforeAll(async () => {
    const { leave, page } = await visit(market.url());
    await logIn(page, market);
    await page.getByRole('button', { name: words.transfer, exact: true }).first().click();
    const name = await page.getByRole('option').first().textContent();
    // The name is followed by the balance, which starts with the word for 'remaining'.
    game = new RegExp(`^${(name ?? '').split(/คงเหลือ|ຄົງເຫຼືອ/)[0]?.trim()}`);
    await leave();
  });

  test('leaves exact balances after 100.10 in and 33.33 out', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    const before = await balances(market);
    await logIn(page, market);
    await fill(page, market, words.wallet, game, '100.10');
    expect(await seriousFindings(page)).toEqual([]);
    await confirmButton(page, market).click();
    await page.getByText(words.done).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await untilNoDialog(page);

    await fill(page, market, game, words.wallet, '33.33');
    await confirmButton(page, market).click();
    await page.getByText(words.done).first().waitFor();
    await page.keyboard.press('Escape');

    const after = await balances(market);
    expect(Math.round((after.wallet - before.wallet) * 100)).toBe(-6677);
    expect(Math.round(((after.slots.get(GAME) ?? 0) - (before.slots.get(GAME) ?? 0)) * 100)).toBe(6677);
    expect(await ledgerHolds()).toBe(true);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  if (runsOn('Laos', market)) {
    test('makes one transfer on a double tap on Confirm', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
      const before = await balances(market);
      const calls = await callCount(words.market, 'transfer');
      await logIn(page, market);
      await fill(page, market, words.wallet, game, '5');
      const box = await confirmButton(page, market).boundingBox();
      if (!box) throw new Error('the confirm button has no place');
      await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
      await page.getByText(words.done).first().waitFor();
      expect(await callCount(words.market, 'transfer')).toBe(calls + 1);
      expect(Math.round(((await balances(market)).wallet - before.wallet) * 100)).toBe(-500);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('shows the specified message for invalid input, and keeps the input', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
      const calls = await callCount(words.market, 'transfer');
      await logIn(page, market);
      await page.getByRole('button', { name: words.transfer, exact: true }).first().click();
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
      const amount = page.getByRole('dialog').getByLabel(words.amount, { exact: true });

      await confirmButton(page, market).click();
      await page.getByRole('alertdialog').getByText(words.selectAccount).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await dismissError(page, market);

      await selectAccount(page, words.to, words.wallet);
      await amount.fill('10');
      await confirmButton(page, market).click();
      await page.getByRole('alertdialog').getByText(words.sameAccount).waitFor();
      await dismissError(page, market);

      await selectAccount(page, words.to, game);
      for (const [typed, message] of [
        ['0', words.minimum],
        ['0.99', words.minimum],
        ['99,999,999', words.notEnough],
        ['abc', words.notANumber],
      ] as const) {
        await amount.fill(typed);
        await confirmButton(page, market).click();
        await page.getByRole('alertdialog').getByText(message).waitFor();
        await dismissError(page, market);
        expect(await amount.inputValue()).toBe(typed);
      }
      expect(await callCount(words.market, 'transfer')).toBe(calls);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('shows an unknown outcome after a lost response, does not resend, and leads to the statement', async () => {
      const { leave, page } = await visit(market.url());
      const before = await balances(market);
      const calls = await callCount(words.market, 'transfer');
      await logIn(page, market);
      await fill(page, market, words.wallet, game, '7');
      await injectFault(words.market, 'transfer', { kind: 'cut-after', times: 1 });
      try {
        await confirmButton(page, market).click();
        await page.getByRole('heading', { name: words.unknownTitle }).waitFor();
      } finally {
        await clearFaults();
      }
      expect(await callCount(words.market, 'transfer')).toBe(calls + 1);
      expect(Math.round(((await balances(market)).wallet - before.wallet) * 100)).toBe(-700);
      await page.getByRole('alertdialog').getByRole('link', { name: words.seeStatement }).click();
      await page.waitForURL('**/user/statement');
      await page.getByText(`${market.symbol}7.00`).first().waitFor();
      await leave();
    });
  }
});
