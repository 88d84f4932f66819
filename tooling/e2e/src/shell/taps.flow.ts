import { seriousFindings, visit } from '../harness/page/browser';
import { callCount, fund, giveRewards, ledgerHolds } from '../harness/stack/operator';
import { slipPicture } from '../harness/stack/payments';
import { countTaps } from '../harness/page/taps';
import { AMOUNT_SCALE, ON_LAOS } from '../markets';
import { logIn, openTransfer, registerByApi } from '../steps';

/** The maximum number of presses for members' most frequent tasks, counted by the page itself. */
describe.each(ON_LAOS)('$name build: taps', (market) => {
  const { words } = market;
  const id = words.market;

  test('to a transfer, a withdrawal, a saved code, a slip and its reason, and a prize', async () => {
    const member = await registerByApi(market, market.freshPhone(1));
    await fund(id, member.phone, 9000 * AMOUNT_SCALE[id]);
    await giveRewards(id, member.phone, { coins: 1 });
    const { page, browserErrors, leave } = await visit(market.url());
    await logIn(page, market, member);
    const sheet = page.getByRole('dialog');
    const quick = sheet.getByRole('group').getByRole('button');
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const outcome = page.getByRole('alertdialog');
    const close = async (dialog: typeof outcome) => {
      await dialog.getByRole('button', { name: words.close, exact: true }).last().click();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    };
    const transferred = new RegExp(`^${words.transfer}.*${market.symbol}`);

    // From the shortcut, the list of games opens automatically.
    let taps = await countTaps(page);
    await openTransfer(page, market);
    await quick.first().click();
    await sheet.getByRole('button', { name: transferred }).click();
    await outcome.getByText(words.done).first().waitFor();
    expect(await taps()).toBeLessThanOrEqual(4);
    await close(outcome);

    // From a game, the destination is already selected.
    taps = await countTaps(page);
    await page.locator('[role=tabpanel] button:has(svg.lucide-play)').first().click();
    await sheet.getByRole('button', { name: words.transfer }).click();
    await quick.first().click();
    await sheet.getByRole('button', { name: transferred }).click();
    await outcome.getByText(words.done).first().waitFor();
    expect(await taps()).toBeLessThanOrEqual(4);
    await close(outcome);

    taps = await countTaps(page);
    await button(words.withdraw.title).click();
    await quick.first().click();
    await sheet.getByRole('button', { name: words.next, exact: true, disabled: false }).click();
    await page.getByRole('button', { name: words.withdraw.confirm }).click();
    await outcome.getByText(words.withdraw.done).waitFor();
    expect(await taps()).toBeLessThanOrEqual(4);
    await close(outcome);

    taps = await countTaps(page);
    const { qr } = words.deposit;
    await button(words.deposit.title).click();
    const amounts = sheet.getByRole('group').getByRole('group').getByRole('button');
    const chosen = (await amounts.nth(1).textContent()) ?? '';
    await amounts.nth(1).click();
    await page.getByRole('button', { name: qr.make }).click();
    const code = page.getByRole('img', { name: /QR Code/ });
    await code.waitFor();
    expect(await code.getAttribute('alt')).toContain(`${chosen}.00`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: qr.save }).click(),
    ]);
    expect(await taps()).toBeLessThanOrEqual(4);
    expect(file.suggestedFilename()).toMatch(/^qr-\w+\.png$/);
    await page.getByRole('button', { name: qr.cancel }).click();
    await page.getByText(qr.cancelled).waitFor();
    await close(sheet);

    taps = await countTaps(page);
    await button(words.deposit.title).click();
    await button(words.deposit.slip).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      button(words.deposit.chooseSlip).click(),
    ]);
    const buffer = await slipPicture(id, member.phone, 70 * AMOUNT_SCALE[id], 'other-sender');
    await chooser.setFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
    await button(words.deposit.sendSlip).click();
    await page.getByText(words.deposit.slipBad).waitFor();
    // Plus the press in the phone's gallery, which is not part of the page.
    expect((await taps()) + 1).toBeLessThanOrEqual(6);
    await close(sheet);

    taps = await countTaps(page);
    await page
      .getByRole('list', { name: words.pending.list })
      .getByRole('link', { name: words.pending.refused })
      .click();
    await page
      .getByRole('dialog', { name: words.records.one, exact: true })
      .getByText(words.slipHelp.reason)
      .waitFor();
    expect(await taps()).toBe(1);

    await page.goto('/user/spin');
    const claims = await callCount(id, 'claimCoupon');
    await page.getByRole('button', { name: words.wheel.spin }).click();
    const won = page.getByRole('alertdialog', { name: words.wheel.prizeTitle });
    const claimNow = won.getByRole('button', { name: words.wheel.claimNow, disabled: false });
    await claimNow.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    taps = await countTaps(page);
    await claimNow.click();
    const answered = page.waitForResponse(/\/api\/spinwheel\/coupon\/claim/);
    await sheet.getByRole('button', { name: words.confirm }).click();
    await answered;
    expect(await taps()).toBeLessThanOrEqual(2);
    expect(await callCount(id, 'claimCoupon')).toBe(claims + 1);
    // A prize that cannot be claimed in the app is a physical one, and its text says so.
    await outcome.getByText(words.wheel.claimed).or(page.getByText(words.wheel.gift)).first().waitFor();

    expect(await ledgerHolds()).toBe(true);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
