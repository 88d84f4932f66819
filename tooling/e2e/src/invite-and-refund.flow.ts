import type { Page } from 'playwright-core';
import { seriousFindings, visit } from './harness/browser';
import { callCount, clearFaults, injectFault, ledgerHolds, setSwitches } from './harness/operator';
import { MARKETS, type Market } from './markets';
import { balances, inviteCode, logIn } from './steps';

/** Presses a shortcut and passes the banners before the dialog. */
async function openOffer(page: Page, { words }: Market, what: 'invite' | 'refund') {
  const { play } = words;
  const title = what === 'invite' ? play.inviteTitle : play.refund;
  await page.getByRole('button', { name: play[what], exact: true }).click();
  const banners = page.getByRole('dialog', { name: title });
  await banners.getByRole('button', { name: play.continue }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('list').last().waitFor();
  // Its figures are there too: until then its buttons are grey.
  const action = what === 'invite' ? play.claim : play.receive;
  await dialog.locator('button:not([aria-disabled])', { hasText: action }).waitFor();
  return dialog;
}

describe.each(MARKETS)('$name build: invite and cashback', (market) => {
  const { words } = market;
  const { play } = words;

  test('the banners come first, and the link carries the code of the member', async () => {
    const { context, leave, page, complaints } = await visit(market.url());
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await logIn(page, market);
    await page.getByRole('button', { name: play.invite, exact: true }).click();
    const banners = page.getByRole('dialog', { name: play.inviteTitle });
    await banners.getByRole('img').or(banners.locator('img')).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await banners.getByRole('button', { name: play.continue }).click();
    await page.getByRole('button', { name: play.copyLink }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${market.url()}/register?code=${await inviteCode(market)}`);
    await page.getByRole('button', { name: words.page(2) }).click();
    await page
      .getByRole('button', { name: words.page(2), exact: true })
      .and(page.locator('[aria-current]'))
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('the invite bonus is claimed once by a double tap, and a second claim is explained', async () => {
    const { leave, page, complaints } = await visit(market.url());
    const before = await balances(market);
    const calls = await callCount(words.market, 'claimInviteBonus');
    await logIn(page, market);
    const dialog = await openOffer(page, market, 'invite');
    // A word for it stands on the page before, so the answer itself is waited for.
    const answered = page.waitForResponse(/\/api\/invite\/bonus/);
    await dialog.getByRole('button', { name: play.claim }).dblclick();
    await answered;
    await page.getByText(play.claimed).first().waitFor();
    expect(await callCount(words.market, 'claimInviteBonus')).toBe(calls + 1);
    expect((await balances(market)).wallet).toBeGreaterThan(before.wallet);
    await dialog.getByRole('button', { name: play.claim }).click();
    await page.getByText(play.collected).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await ledgerHolds()).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('cashback is received, put into the wallet, and stands in the log', async () => {
    const { leave, page, complaints } = await visit(market.url());
    const before = await balances(market);
    await logIn(page, market);
    const dialog = await openOffer(page, market, 'refund');
    expect(await seriousFindings(page)).toEqual([]);
    const rows = await dialog.getByRole('listitem').count();
    await dialog.getByRole('button', { name: play.receive }).click();
    await page.getByText(play.received).first().waitFor();
    await dialog.getByRole('listitem').nth(rows).waitFor();
    await dialog.getByRole('button', { name: play.add }).click();
    await page.getByText(play.added).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const gained = Math.round(((await balances(market)).wallet - before.wallet) * 100);
    expect(gained).toBe(words.market === 'th' ? 3500 : 350_000);
    await openOffer(page, market, 'refund');
    await dialog.getByRole('button', { name: play.add }).click();
    await page.getByText(play.noRefund).first().waitFor();
    expect(await ledgerHolds()).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a lost answer to the claim is not known, is not sent again and leads to the statement', async () => {
    const { leave, page } = await visit(market.url());
    const calls = await callCount(words.market, 'claimInviteBonus');
    await logIn(page, market);
    const dialog = await openOffer(page, market, 'invite');
    await injectFault(words.market, 'claimInviteBonus', { kind: 'cut-before', times: 1 });
    try {
      await dialog.getByRole('button', { name: play.claim }).click();
      await page.getByRole('heading', { name: words.unknownTitle }).waitFor();
    } finally {
      await clearFaults();
    }
    await page.getByRole('link', { name: words.seeStatement }).click();
    await page.waitForURL('**/user/statement');
    expect(await callCount(words.market, 'claimInviteBonus')).toBe(calls + 1);
    await leave();
  });

  test('the agreement comes up once, and stays away when it was accepted', async () => {
    const { leave, page, complaints } = await visit(market.url(), { agreed: false });
    await logIn(page, market);
    const dialog = page.getByRole('dialog', { name: play.agreement });
    await dialog.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: play.accept }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.clock.install();
    await page.reload();
    await page.getByRole('button', { name: play.invite, exact: true }).waitFor();
    await page.clock.fastForward('01:00');
    expect(await dialog.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a closed offer says so', async () => {
    const { leave, page } = await visit(market.url());
    await logIn(page, market);
    await setSwitches(words.market, { refund: false });
    try {
      await page.getByRole('button', { name: play.refund, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: play.refund });
      await dialog.getByRole('button', { name: play.continue }).click();
      await page.getByRole('dialog').getByRole('status').first().waitFor();
      expect(await page.getByRole('button', { name: play.receive }).getAttribute('aria-disabled')).toBe(
        'true',
      );
    } finally {
      await setSwitches(words.market, { refund: true });
    }
    await leave();
  });
});
