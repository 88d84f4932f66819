import type { Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { callCount, clearFaults, injectFault, ledgerHolds, setSwitches } from '../harness/stack/operator';
import { MARKETS, type Market, runsOn } from '../markets';
import { balances, inviteCode, logIn, untilCopied } from '../steps';

/** Opens a shortcut's dialog and dismisses the banners shown before it. */
async function openOffer(page: Page, { words }: Market, what: 'invite' | 'refund', shown?: string) {
  const { play } = words;
  const title = what === 'invite' ? play.inviteTitle : play.refund;
  await page.getByRole('button', { name: play[what], exact: true }).click();
  const banners = page.getByRole('dialog', { name: title });
  await banners.getByRole('button', { name: play.continue }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('list').last().waitFor();
  // Its buttons are enabled once its figures have loaded.
  const action = what === 'invite' ? play.claim : play.receive;
  if (shown === undefined) await dialog.locator('button:not([aria-disabled])', { hasText: action }).waitFor();
  else await dialog.getByText(shown).waitFor();
  return dialog;
}

describe.each(MARKETS)('$name build: invite and cashback', (market) => {
  const { words } = market;
  const { play } = words;

  if (runsOn('Laos', market)) {
    test('shows the banners first, then a link with the member’s code', async () => {
      const { context, leave, page, browserErrors } = await visit(market.url());
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await logIn(page, market);
      await page.getByRole('button', { name: play.invite, exact: true }).click();
      const banners = page.getByRole('dialog', { name: play.inviteTitle });
      await banners.getByRole('img').or(banners.locator('img')).first().waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await banners.getByRole('button', { name: play.continue }).click();
      const [, end = ''] = /(.{6})$/.exec(await inviteCode(market)) ?? [];
      await page.getByText(`${new URL(market.url()).host}/…${end}`, { exact: true }).waitFor();
      await page.getByRole('button', { name: play.copyLink }).click();
      await untilCopied(page, `${market.url()}/register?code=${await inviteCode(market)}`);
      await page.getByRole('button', { name: words.page(2) }).click();
      await page
        .getByRole('button', { name: words.page(2), exact: true })
        .and(page.locator('[aria-current]'))
        .waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('claims the invite bonus once on a double tap, and explains the refusal of a second claim', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
      const before = await balances(market);
      const calls = await callCount(words.market, 'claimInviteBonus');
      await logIn(page, market);
      const dialog = await openOffer(page, market, 'invite');
      // The page already contains that word, so wait for the response.
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
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('receives cashback, adds it to the wallet and lists it', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
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
      // Nothing is left to receive or to move. Both calls can still be sent, and the server refuses them.
      await openOffer(page, market, 'refund', play.nothing);
      expect(await dialog.getByRole('button', { name: play.add }).count()).toBe(1);
      await dialog.getByRole('button', { name: play.receive }).click();
      await page.getByText(play.refundMinimum).first().waitFor();
      expect(await ledgerHolds()).toBe(true);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Thai', market)) {
    test('does not resend a claim after a lost response, and leads to the statement', async () => {
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
      await page.getByRole('alertdialog').getByRole('link', { name: words.seeStatement }).click();
      await page.waitForURL('**/user/statement');
      expect(await callCount(words.market, 'claimInviteBonus')).toBe(calls + 1);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('shows the agreement until it is accepted', async () => {
      const { leave, page, browserErrors } = await visit(market.url(), { agreed: false });
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
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('shows that an offer is closed', async () => {
      const { leave, page } = await visit(market.url());
      await logIn(page, market);
      await setSwitches(words.market, { refund: false });
      try {
        await page.getByRole('button', { name: play.refund, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: play.refund });
        await dialog.getByRole('button', { name: play.continue }).click();
        await page.getByRole('dialog').getByRole('status').first().waitFor();
        // Cashback that was received before may still be moved; the server decides.
        expect(await page.getByRole('dialog').getByRole('button', { name: play.add }).count()).toBe(1);
      } finally {
        await setSwitches(words.market, { refund: true });
      }
      await leave();
    });
  }
});
