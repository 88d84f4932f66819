import type { Page } from 'playwright-core';
import { PNG } from '../chat/chat-steps';
import { visit } from '../harness/page/browser';
import { isTakenOver } from '../harness/page/is-taken-over';
import { callCount, fund } from '../harness/stack/operator';
import { AMOUNT_SCALE, type Market, ON_LAOS } from '../markets';
import { balances, registerByApi } from '../steps';

const dialogs = (page: Page) => page.locator('dialog[open]');
const untilNoDialog = (page: Page) => dialogs(page).first().waitFor({ state: 'detached' });
/** Goes Back by a real history traversal. */
const back = (page: Page) => page.evaluate(() => history.back());
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe.each(ON_LAOS)('$name build: Back', (market) => {
  const { words } = market;
  const size = AMOUNT_SCALE[words.market];
  let member: Market['demo'];
  let token: string;
  beforeAll(async () => {
    member = await registerByApi(market, market.freshPhone(62));
    await fund(words.market, member.phone, 90_000 * size);
    ({ token } = await balances(market, member));
  });

  /** Opens the dashboard with the statement as the previous page. */
  async function atHome() {
    const seen = await visit(market.url());
    const { context, page } = seen;
    await context.addInitScript((value) => sessionStorage.setItem('token', value), token);
    await page.goto('/user/statement');
    // Before the takeover, a link loads a new document.
    await page.waitForFunction(isTakenOver);
    await page.locator('nav a[href="/user/home"]').first().click();
    await page.waitForURL('**/user/home');
    await page.getByRole('button', { name: words.deposit.title, exact: true }).waitFor();
    return seen;
  }
  const openSheet = async (page: Page, name: string) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await dialogs(page).first().waitFor();
  };
  /** Checks that one more Back leaves the page, whatever was open before. */
  const leavesHome = async (page: Page) => {
    await back(page);
    await page.waitForURL('**/user/statement');
    await untilNoDialog(page);
  };
  const toConfirm = async (page: Page) => {
    await openSheet(page, words.withdraw.title);
    await page.getByLabel(words.withdraw.amount).fill(String(300 * size));
    await dialogs(page).getByRole('button', { name: words.next, exact: true, disabled: false }).click();
    await page.getByRole('button', { name: words.withdraw.confirm }).waitFor();
  };

  test('goes from a deposit account to the list, the page and the previous page', async () => {
    const { page, browserErrors, leave } = await atHome();
    await openSheet(page, words.deposit.title);
    const account = dialogs(page).getByRole('button', { name: words.deposit.banks[0] });
    await account.click();
    await page.getByRole('button', { name: words.deposit.copy }).waitFor();
    await back(page);
    await account.waitFor();
    expect(pathOf(page)).toBe('/user/home');
    await back(page);
    await untilNoDialog(page);
    expect(pathOf(page)).toBe('/user/home');
    await leavesHome(page);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test.each([
    ['Back', back],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const)('%s goes from the confirmation to the amount, and keeps it', async (_, press) => {
    const { page, browserErrors, leave } = await atHome();
    await toConfirm(page);
    await press(page);
    const amount = page.getByLabel(words.withdraw.amount);
    await amount.waitFor();
    expect((await amount.inputValue()).replace(/\D/g, '')).toBe(String(300 * size));
    await press(page);
    await untilNoDialog(page);
    await leavesHome(page);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('skips sheets that were closed by their button', async () => {
    const { page, browserErrors, leave } = await atHome();
    for (let times = 0; times < 3; times += 1) {
      await toConfirm(page);
      await dialogs(page).getByRole('button', { name: words.close, exact: true }).click();
      await untilNoDialog(page);
    }
    await leavesHome(page);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('closes a list over a sheet first', async () => {
    const { page, browserErrors, leave } = await atHome();
    await openSheet(page, words.transfer);
    await page.getByRole('option').first().waitFor();
    await back(page);
    await page.getByRole('option').first().waitFor({ state: 'detached' });
    expect(await dialogs(page).count()).toBe(1);
    await back(page);
    await untilNoDialog(page);
    await leavesHome(page);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('a reload keeps the page and closes the sheet', async () => {
    const { page, browserErrors, leave } = await atHome();
    await toConfirm(page);
    await page.reload();
    // The prerendered page is shown before the app listens to Back.
    await page.waitForFunction(isTakenOver);
    await page.getByRole('button', { name: words.deposit.title, exact: true }).waitFor();
    expect(pathOf(page)).toBe('/user/home');
    expect(await dialogs(page).count()).toBe(0);
    await leavesHome(page);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('does nothing during a write, whose outcome is then shown', async () => {
    const { page, browserErrors, leave } = await atHome();
    const calls = await callCount(words.market, 'withdrawAll');
    await toConfirm(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/wallet/withdrawAll*', async (route) => {
      await held;
      await route.continue();
    });
    const sent = page.waitForRequest('**/api/wallet/withdrawAll*');
    const confirm = page.getByRole('button', { name: words.withdraw.confirm });
    await confirm.click();
    await sent;
    for (let times = 0; times < 4; times += 1) {
      await back(page);
      expect(await confirm.isVisible()).toBe(true);
      expect(pathOf(page)).toBe('/user/home');
    }
    release();
    await page.getByText(words.withdraw.done).waitFor();
    expect(await callCount(words.market, 'withdrawAll')).toBe(calls + 1);
    await back(page);
    await untilNoDialog(page);
    await leavesHome(page);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('closes the picture over the chat, the chat, then leaves the page', async () => {
    const { page, browserErrors, leave } = await atHome();
    await page.locator('nav a[href="/user/contact"]').first().click();
    await page.getByRole('button', { name: words.chat.open }).click();
    const write = page.getByRole('textbox', { name: words.chat.write });
    await write.waitFor();
    await page
      .locator('.panel input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
    await page.locator('.previews img').waitFor();
    await page.locator('.panel .send').click();
    await page.locator('.panel button.picture').click();
    await page.locator('.panel .viewer').waitFor();
    await back(page);
    await page.locator('.panel .viewer').waitFor({ state: 'detached' });
    await write.waitFor();
    await back(page);
    await page.locator('.panel').waitFor({ state: 'detached' });
    await back(page);
    await page.waitForURL('**/user/home');
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
