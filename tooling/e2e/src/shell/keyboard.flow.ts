import type { Page } from 'playwright-core';
import { slipPicture } from '../harness/stack/payments';
import { type Keyboard, untilFocused } from '../harness/page/keyboard';
import { callCount, giveRewards, ledgerHolds, smsCode } from '../harness/stack/operator';
import { logInByKeys, memberByKeys, openByKeys } from './keyboard-steps';
import { AMOUNT_SCALE, type Market, ON_THAI } from '../markets';
import { balances, GAME } from '../steps';

const PASSWORD = 'a-new-password-1';

/** Opens the menu and selects an item with the arrow keys. */
async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ArrowDown');
  const item = page.getByRole('menuitemradio', { name, exact: true });
  await item.waitFor();
  await untilFocused(page.getByRole('menuitemradio', { checked: true }));
  for (let step = 0; step < 9; step += 1) {
    if (await item.evaluate((each) => each === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

describe.each(ON_THAI)('$name build: by keyboard alone', (market: Market) => {
  const { words } = market;
  const id = words.market;
  const alertDialog = (page: Page) => page.getByRole('alertdialog');

  const open = (path: string) => openByKeys(market, path);
  const logIn = (page: Page, keys: Keyboard, phone: string, password: string) =>
    logInByKeys(page, keys, market, { phone, password });
  const member = (n: number, money: number) => memberByKeys(market, n, money);
  const go = async (page: Page, keys: Keyboard, path: string): Promise<void> => {
    await keys.press(page.locator(`nav a[href="${path}"]`));
    await page.waitForURL(`**${path}`);
  };
  async function dismiss(page: Page, keys: Keyboard): Promise<void> {
    await keys.key('Escape');
    await alertDialog(page).last().waitFor({ state: 'hidden' });
  }

  test('a visitor changes the language, watches a tutorial, registers and logs in', async () => {
    const { leave, page, browserErrors, keys } = await open('/login');
    await keys.to(page.getByRole('button', { name: words.menu.open }));
    await chooseFromMenu(page, 'English');
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    await untilFocused(page.getByRole('button', { name: /^Language:/ }));
    await chooseFromMenu(page, words.menu.language);
    await page.getByRole('heading', { name: words.welcome }).waitFor();

    await go(page, keys, '/howto');
    const opener = page.getByRole('button', { name: words.help.video, exact: true });
    await keys.press(opener);
    await page.locator('dialog[open] video').waitFor();
    await keys.key('Escape');
    await untilFocused(opener);

    const phone = market.freshPhone(1);
    await go(page, keys, '/register');
    await keys.type(page.getByLabel(words.phone, { exact: true }), phone);
    await keys.key('Enter');
    await page.getByRole('heading', { name: words.otpTitle }).waitFor();
    await keys.type(page.getByLabel(words.otp, { exact: true }), await smsCode(phone));
    await page.getByRole('heading', { name: words.profileTitle }).waitFor();
    await keys.type(page.getByLabel(words.name, { exact: true }), 'Key Board');
    await keys.type(page.getByLabel(words.password, { exact: true }), PASSWORD);
    await keys.type(page.getByLabel(words.confirmPassword, { exact: true }), PASSWORD);
    await keys.key('Enter');
    await page.getByRole('heading', { name: words.bankTitle }).waitFor();
    const bank = page.getByRole('button', { name: new RegExp(`^${words.bank}`) });
    await keys.press(bank);
    await keys.type(page.getByLabel(words.search, { exact: true }), market.bank.search);
    await keys.press(page.getByRole('option', { name: market.bank.option }));
    await untilFocused(bank);
    await keys.type(page.getByLabel(words.accountNo, { exact: true }), `77${phone.slice(-8)}`);
    await keys.type(page.getByLabel(words.firstName, { exact: true }), market.holder.first);
    await keys.type(page.getByLabel(words.lastName, { exact: true }), market.holder.last);
    const calls = await callCount(id, 'register');
    // Two quick key presses.
    await keys.key('Enter');
    await keys.key('Enter');
    await page.waitForURL('**/login');
    expect(await callCount(id, 'register')).toBe(calls + 1);

    await logIn(page, keys, phone, PASSWORD);
    await page.getByText('Key Board').first().waitFor();
    await keys.press(page.getByRole('button', { name: words.logOut }));
    await page.waitForURL('**/login');
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('deposits by slip, transfers to a game and withdraws', async () => {
    const { context, leave, page, browserErrors, keys, phone, password, name } = await member(2, 2000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sheet = page.getByRole('dialog');
    const before = await balances(market, { phone, password, name });

    const deposit = page.getByRole('button', { name: words.deposit.title, exact: true });
    await keys.press(deposit);
    await keys.press(sheet.getByRole('button', { name: words.deposit.banks[0] }));
    await keys.press(page.getByRole('button', { name: words.deposit.copy }));
    await page.getByText(words.deposit.copied).waitFor();
    await keys.key('Escape');
    await sheet.getByRole('button', { name: words.deposit.banks[0] }).waitFor();
    await keys.key('Escape');
    await untilFocused(deposit);
    await keys.key('Enter');
    await keys.press(page.getByRole('button', { name: words.deposit.slip }));
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      keys.press(page.getByRole('button', { name: words.deposit.chooseSlip })),
    ]);
    await chooser.setFiles({
      name: 'slip.png',
      mimeType: 'image/png',
      buffer: await slipPicture(id, phone, 300),
    });
    await keys.press(page.getByRole('button', { name: words.deposit.sendSlip, exact: true }));
    await page.getByText(words.deposit.slipGood).waitFor();
    await keys.key('Escape');
    await sheet.waitFor({ state: 'detached' });

    const transfer = page.getByRole('button', { name: words.transfer, exact: true });
    await keys.press(transfer);
    await keys.to(page.getByRole('option'));
    await keys.key('ArrowDown');
    await keys.key('Enter');
    await untilFocused(sheet.getByRole('button', { name: new RegExp(`^${words.to}`) }));
    await keys.type(sheet.getByLabel(words.amount, { exact: true }), '100');
    const transfers = await callCount(id, 'transfer');
    await keys.press(sheet.getByRole('button', { name: new RegExp(`^${words.transfer}`) }));
    await keys.key('Enter');
    await page.getByText(words.done).first().waitFor();
    expect(await callCount(id, 'transfer')).toBe(transfers + 1);
    await keys.key('Escape');
    await untilFocused(transfer);

    const withdraw = page.getByRole('button', { name: words.withdraw.title, exact: true });
    await keys.press(withdraw);
    await keys.type(page.getByLabel(words.withdraw.amount), String(500 * AMOUNT_SCALE[id]));
    await keys.press(sheet.getByRole('button', { name: words.next, exact: true }));
    await keys.press(page.getByRole('button', { name: words.withdraw.confirm }));
    await page.getByText(words.withdraw.done).first().waitFor();
    await keys.key('Escape');
    await untilFocused(withdraw);
    const after = await balances(market, { phone, password, name });
    // A withdrawal takes everything, so the game's balance is moved back first.
    expect(Math.round((after.wallet - before.wallet) * 100)).toBe((300 - 500 * AMOUNT_SCALE[id]) * 100);
    expect(await ledgerHolds()).toBe(true);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('uses the statement, a slip, the conditions and the password form', async () => {
    const { leave, page, browserErrors, keys } = await open('/login');
    await logIn(page, keys, market.demo.phone, market.demo.password);
    await keys.press(page.getByRole('button', { name: words.help.conditions, exact: true }));
    await page.getByRole('dialog', { name: words.help.conditionsTitle }).waitFor();
    await keys.key('Escape');
    await untilFocused(page.getByRole('button', { name: words.help.conditions, exact: true }));

    await go(page, keys, '/user/statement');
    const entry = page.getByRole('button', { name: words.records.details }).first();
    await keys.press(entry);
    await page.getByRole('dialog').waitFor();
    await keys.key('Escape');
    await untilFocused(entry);
    const slips = page.getByRole('button', { name: words.records.slips });
    await keys.press(slips);
    const list = page.getByRole('dialog', { name: words.records.slips });
    await keys.press(list.getByRole('button', { name: words.records.row }).nth(1));
    const view = page.getByRole('button', { name: words.records.view });
    await keys.press(view);
    const picture = page.getByRole('img', { name: words.records.slip });
    await picture.waitFor();
    await page.waitForFunction(
      (alt) => (document.querySelector<HTMLImageElement>(`img[alt="${alt}"]`)?.naturalWidth ?? 0) > 100,
      words.records.slip,
    );
    const width = (await picture.boundingBox())?.width ?? 0;
    await keys.to(page.getByRole('group').filter({ has: picture }));
    await keys.key('+');
    await page.waitForFunction(
      ([alt, narrow]) =>
        (document.querySelector(`img[alt="${String(alt)}"]`)?.getBoundingClientRect().width ?? 0) >
        Number(narrow),
      [words.records.slip, width] as const,
    );
    await keys.key('Escape');
    await untilFocused(view);
    await keys.key('Escape');
    await list.getByRole('button', { name: words.records.row }).first().waitFor();
    await keys.key('Escape');
    await untilFocused(slips);

    await go(page, keys, '/user/profile');
    const change = page.getByRole('button', { name: words.account.change });
    await keys.press(change);
    const dialog = page.getByRole('dialog', { name: words.account.change });
    await keys.type(dialog.getByLabel(words.account.old, { exact: true }), market.demo.password);
    await keys.type(dialog.getByLabel(words.account.fresh, { exact: true }), market.demo.password);
    await keys.type(dialog.getByLabel(words.account.again, { exact: true }), market.demo.password);
    await keys.key('Enter');
    await alertDialog(page).getByText(words.account.changed).waitFor();
    await dismiss(page, keys);
    await untilFocused(change);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('uses a game, a bonus, the wheel, an invitation, cashback and the chat', async () => {
    const { leave, page, browserErrors, keys, phone } = await member(3, 2000);
    await keys.to(page.getByRole('tab', { selected: true }));
    await keys.key('ArrowRight');
    await page.getByRole('tab', { name: words.sports, selected: true }).waitFor();
    // The first account is already active.
    await keys.press(page.getByRole('tabpanel').getByRole('button', { name: words.next, exact: true }));
    await page.getByText(/^2\//).waitFor();
    const card = page.locator(GAME);
    await card.first().waitFor();
    await keys.press(card);
    await keys.press(page.getByRole('dialog').getByRole('button', { name: words.play.activate }));
    await keys.press(page.getByRole('dialog').getByRole('button', { name: words.play.showPassword }));
    await keys.press(page.getByRole('dialog').getByRole('button', { name: words.play.resetPassword }));
    await keys.press(alertDialog(page).getByRole('button', { name: words.play.resetPassword }));
    await page.getByText(words.play.resetDone).waitFor();
    // The question is still fading out while the toast is shown, and would handle Escape.
    await alertDialog(page).waitFor({ state: 'detached' });
    await keys.key('Escape');
    await untilFocused(card);

    const dialogs = page.locator('dialog[open]');
    const invite = page.getByRole('button', { name: words.play.invite, exact: true });
    await keys.press(invite);
    await keys.press(page.getByRole('dialog').getByRole('button', { name: words.play.continue }));
    await keys.to(page.getByRole('button', { name: words.play.copyLink }));
    await keys.press(page.getByRole('dialog').getByRole('button', { name: words.play.claim }));
    await alertDialog(page).or(page.getByRole('alert')).first().waitFor();
    for (let left = await dialogs.count(); left > 0; left -= 1) {
      await keys.key('Escape');
      await dialogs.nth(left - 1).waitFor({ state: 'detached' });
    }
    await untilFocused(invite);
    await keys.press(page.getByRole('button', { name: words.play.refund, exact: true }));
    await keys.press(page.getByRole('dialog').getByRole('button', { name: words.play.continue }));
    // A new member has nothing to receive.
    await page.getByRole('dialog').getByText(words.play.nothing).waitFor();
    await keys.key('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });

    await giveRewards(id, phone, { coins: 1 });
    await page.goto('/user/spin');
    await keys.press(page.getByRole('button', { name: words.wheel.spin }));
    await alertDialog(page).getByRole('heading', { name: words.wheel.prizeTitle }).waitFor();
    await dismiss(page, keys);
    await keys.press(page.getByRole('button', { name: words.wheel.claim }));
    await page.getByRole('dialog').or(alertDialog(page)).first().waitFor();
    await keys.to(page.locator('dialog[open]').getByRole('button').last());
    await keys.key('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });

    await page.goto('/user/bonus');
    await keys.to(page.getByLabel(words.bonus.code));
    await keys.press(page.getByRole('button', { name: 'DAILY' }));
    await keys.press(page.getByRole('dialog').getByRole('button', { name: words.bonus.receive }));
    await alertDialog(page).getByText(words.bonus.done).waitFor();
    await dismiss(page, keys);

    await page.goto('/user/contact');
    await keys.press(page.getByRole('button', { name: words.chat.open }));
    const write = page.getByRole('textbox', { name: words.chat.write });
    await keys.type(write, 'keyboard');
    await keys.key('Enter');
    await page.locator('.reply').first().waitFor();
    await keys.press(page.locator('.reply'));
    await keys.key('Escape');
    await write.waitFor({ state: 'detached' });
    expect(await ledgerHolds()).toBe(true);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
