import { giftLink, payQr } from '../harness/stack/payments';
import { untilFocused } from '../harness/page/keyboard';
import { callCount, giveRewards, ledgerHolds } from '../harness/stack/operator';
import { memberByKeys } from './keyboard-steps';
import { AMOUNT_SCALE, type Market, MARKETS, ON_LAOS } from '../markets';
import { balances, GAME } from '../steps';

describe.each(ON_LAOS)('$name build: games and rewards by keyboard alone', (market: Market) => {
  const { words } = market;
  const id = words.market;

  test('opens a game', async () => {
    const { leave, page, browserErrors, keys } = await memberByKeys(market, 4, 100);
    await keys.to(page.getByRole('tab', { selected: true }));
    await keys.key('ArrowRight');
    await page.getByRole('tab', { name: words.sports, selected: true }).waitFor();
    // The first account is already active.
    await keys.press(page.locator(GAME));
    await keys.press(page.getByRole('dialog').getByRole('button', { name: words.play.enter, exact: true }));
    await page.waitForURL('**/api/lobby/**');
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('adds cashback to the wallet and claims a coupon, each once', async () => {
    const { leave, page, browserErrors, keys, phone, password, name } = await memberByKeys(market, 5, 100);
    await giveRewards(id, phone, { cashback: 35 * AMOUNT_SCALE[id] });
    await giveRewards(id, phone, { coupon: 'BONUS' });
    const before = await balances(market, { phone, password, name });
    const calls = await Promise.all(
      (['addRefundToWallet', 'claimCoupon'] as const).map((each) => callCount(id, each)),
    );
    const refund = page.getByRole('button', { name: words.play.refund, exact: true });
    const dialog = page.getByRole('dialog');
    await keys.press(refund);
    await keys.press(dialog.getByRole('button', { name: words.play.continue }));
    await keys.press(dialog.getByRole('button', { name: words.play.add }));
    await keys.key('Enter');
    await page.getByText(words.play.added).waitFor();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await untilFocused(refund);
    const after = await balances(market, { phone, password, name });
    expect(Math.round((after.wallet - before.wallet) * 100)).toBe(3500 * AMOUNT_SCALE[id]);

    await page.goto('/user/spin');
    await keys.press(page.getByRole('button', { name: words.wheel.claim }));
    await keys.press(dialog.getByRole('button', { name: words.confirm }));
    await keys.key('Enter');
    await page.getByRole('alertdialog').waitFor();
    await keys.key('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(
      await Promise.all((['addRefundToWallet', 'claimCoupon'] as const).map((each) => callCount(id, each))),
    ).toEqual(calls.map((count) => count + 1));
    expect(await ledgerHolds()).toBe(true);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});

test('Thai build: deposits by QR code and gift link by keyboard alone', async () => {
  const thai = MARKETS[0] as Market;
  const { leave, page, browserErrors, keys, phone, password, name } = await memberByKeys(thai, 6, 100);
  const before = await balances(thai, { phone, password, name });
  const { qr, gift } = thai.words.deposit;
  const deposit = page.getByRole('button', { name: thai.words.deposit.title, exact: true });
  const sheet = page.getByRole('dialog');
  await keys.press(deposit);
  await keys.press(sheet.getByRole('button', { name: qr.kbank }));
  await keys.type(page.getByLabel(qr.amount), '20.25');
  const codes = await callCount('th', 'createQrCode');
  await keys.press(page.getByRole('button', { name: qr.make }));
  await keys.key('Enter');
  await page.getByRole('img', { name: /QR Code/ }).waitFor();
  expect(await callCount('th', 'createQrCode')).toBe(codes + 1);
  await payQr(phone);
  await page.getByText(qr.arrived).waitFor();
  await keys.key('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });

  await keys.press(deposit);
  await keys.press(sheet.getByRole('button', { name: gift.method }));
  await keys.type(page.getByLabel(gift.link, { exact: true }), await giftLink('th', 88.5));
  await keys.press(page.getByRole('button', { name: gift.send }));
  await page.getByText(gift.arrived).waitFor();
  const after = await balances(thai, { phone, password, name });
  expect(Math.round((after.wallet - before.wallet) * 100)).toBe(10_875);
  expect(await ledgerHolds()).toBe(true);
  expect(browserErrors).toEqual([]);
  await leave();
});
