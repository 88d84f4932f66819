import { GAME } from '../steps';
import type { Page } from 'playwright-core';
import { alertOf, dialogOf, dismiss, openHome, openPlain, PLAIN_ON_LAOS } from './open-plain';

/** Opens the dialog of a category's only game. */
async function openGame(page: Page, category: string): Promise<void> {
  await page.getByRole('tab', { name: category }).click();
  await page.getByRole('tab', { name: category, selected: true }).waitFor();
  await page.locator(GAME).first().click();
}

describe.each(PLAIN_ON_LAOS)('$name build on the plain backend: rewards and games', (market) => {
  const { words } = market;
  const { play } = words;

  test('receives a bonus once, and cancels it', async () => {
    const { page, backend, see, sent, leave } = await openPlain(market, '/user/bonus');
    await see(page.getByRole('button', { name: 'WEEKLY' }));
    await page.getByRole('button', { name: 'DAILY' }).click();
    await see(dialogOf(page).getByText(/5%/));
    await dialogOf(page).getByRole('button', { name: words.bonus.receive }).click();
    await see(alertOf(page).getByText(words.bonus.done));
    await dismiss(page, market);
    expect(await backend.balances()).toMatchObject({ WALLET: '1270.50' });
    await see(page.getByRole('button', { name: 'DAILY' }).getByText(words.bonus.current));
    await page.getByRole('button', { name: words.bonus.cancel }).first().click();
    await see(alertOf(page).getByText(words.bonus.warnings[0] ?? ''));
    await alertOf(page).getByRole('button', { name: words.bonus.cancel }).click();
    await see(page.getByText(words.bonus.cleared));
    await see(page.getByRole('button', { name: 'DAILY' }).getByText(words.bonus.received));
    expect(await sent()).toEqual(['GET /api/bonus/activate/DAILY', 'GET /api/bonus/clear']);
    await leave();
  });

  test('finds a promotion by its code and receives it', async () => {
    const { page, backend, see, sent, leave } = await openPlain(market, '/user/bonus');
    const search = async (code: string) => {
      await page.getByLabel(words.bonus.code).fill(code);
      await page.getByRole('button', { name: words.search }).click();
    };
    await search('nope');
    await see(dialogOf(page).getByText(words.bonus.notFound));
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await search('friend50');
    await see(dialogOf(page).getByText(/10%/));
    await dialogOf(page).getByRole('button', { name: words.bonus.receive }).click();
    await see(alertOf(page).getByText(words.bonus.done));
    expect(await backend.balances()).toMatchObject({ WALLET: '1300.50' });
    expect(await sent()).toEqual(['GET /api/promotion/activate/FRIEND50']);
    await leave();
  });

  test('claims the invite bonus', async () => {
    const { page, backend, see, sent, leave } = await openHome(market);
    await page.getByRole('button', { name: play.invite, exact: true }).click();
    // This operator has no banners, so the dialog opens immediately.
    await see(dialogOf(page).getByText('฿10.25'));
    await see(dialogOf(page).getByText(/\/register\?code=PR1001/));
    await dialogOf(page).getByRole('button', { name: play.claim }).click();
    await see(page.getByText(play.claimed));
    expect(await backend.balances()).toMatchObject({ WALLET: '1285.75' });
    expect(await sent()).toEqual(['GET /api/invite/bonus']);
    await leave();
  });

  test('receives cashback and adds it to the wallet', async () => {
    const { page, backend, see, sent, leave } = await openHome(market);
    await page.getByRole('button', { name: play.refund, exact: true }).click();
    await see(page.getByText('Ten percent back'));
    await page.getByRole('dialog').getByRole('button', { name: play.continue }).click();
    const dialog = page.getByRole('dialog', { name: play.refund });
    await see(dialog.getByText('฿40.10'));
    await see(dialog.getByText('฿7.25'));
    await dialog.getByRole('button', { name: play.receive }).click();
    await see(page.getByText(play.received));
    await dialog.getByRole('button', { name: play.add }).click();
    await see(page.getByText(play.added));
    expect(await backend.balances()).toMatchObject({ WALLET: '1290.60' });
    expect(await sent()).toEqual(['GET /api/refund/receive', 'GET /api/refund/addWallet']);
    await leave();
  });

  test('spins, and claims the coupon that was won', async () => {
    const { page, backend, see, sent, leave } = await openPlain(market, '/user/spin');
    await see(page.getByRole('heading', { name: 'Plain wheel' }));
    await page.getByRole('button', { name: words.wheel.spin }).click();
    await see(alertOf(page).getByRole('heading', { name: words.wheel.prizeTitle }));
    await dismiss(page, market, words.confirm);
    await see(page.getByText('Lucky fifty'));
    await see(page.getByText('Lucky twenty'));
    await page
      .getByRole('row', { name: /Lucky fifty/ })
      .getByRole('button', { name: words.wheel.claim })
      .click();
    await dialogOf(page).getByRole('button', { name: words.confirm }).click();
    await see(alertOf(page).getByText(words.wheel.claimed));
    await dismiss(page, market);
    await page.getByText('Lucky fifty').waitFor({ state: 'detached' });
    expect(await backend.balances()).toMatchObject({ WALLET: '1300.50' });
    expect(await sent()).toEqual(['POST /api/spinwheel/spin', 'POST /api/spinwheel/coupon/claim']);
    await leave();
  });

  test('activates a game, shows its login and resets it', async () => {
    const { page, see, sent, leave } = await openHome(market);
    await openGame(page, play.lottery);
    await dialogOf(page).getByRole('button', { name: play.activate }).click();
    await see(dialogOf(page).getByText('huayhd1001'));
    await dialogOf(page).getByRole('button', { name: play.showPassword }).click();
    await see(dialogOf(page).getByText('h0', { exact: true }));
    await dialogOf(page).getByRole('button', { name: play.resetPassword }).click();
    await alertOf(page).getByRole('button', { name: play.resetPassword }).click();
    await see(page.getByText(play.resetDone));
    await dialogOf(page).getByText('h0', { exact: true }).waitFor({ state: 'detached' });
    expect(await sent()).toEqual(['GET /api/wallet/activate/HUAYHD', 'GET /api/wallet/resetpassword/HUAYHD']);
    await leave();
  });
});
