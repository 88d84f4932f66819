import type { Page } from 'playwright-core';
import { previewOf } from '../chat/chat-steps';
import { seriousFindings, visit } from '../harness/page/browser';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import { shiftNow, shiftOf, watchShifts } from '../harness/page/layout-shift';
import {
  advanceClock,
  callCount,
  clearFaults,
  fund,
  injectFault,
  ledgerHolds,
} from '../harness/stack/operator';
import { decideWithdrawal, payQr, slipPicture } from '../harness/stack/payments';
import { AMOUNT_SCALE, type Market, ON_LAOS } from '../markets';
import { balances, holdScripts, logIn, registerByApi } from '../steps';

describe.each(ON_LAOS)('$name build: pending transactions', (market) => {
  const { words } = market;
  const id = words.market;
  const size = AMOUNT_SCALE[id];
  const dialog = (page: Page) => page.getByRole('dialog');
  const rows = (page: Page) => page.getByRole('list', { name: words.pending.list });
  /** Reloads the page so that the row arrives last, after the fonts. @returns the layout shift that it causes */
  const shiftByRow = async (page: Page, name: string | RegExp) => {
    const release = await holdScripts(page, '**/api/statement');
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('button', { name: words.deposit.title, exact: true, disabled: false }).waitFor();
    await page.locator('style[media=all]').waitFor({ state: 'attached' });
    const before = await shiftOf(page);
    release();
    await rows(page).getByRole('link', { name }).waitFor();
    return (await shiftNow(page)) - before;
  };
  const slipFile = async (member: Market['demo'], kind: string) => ({
    name: 'slip.png',
    mimeType: 'image/png',
    buffer: await slipPicture(id, member.phone, 70 * size, kind),
  });

  async function open(member: Market['demo']) {
    const visited = await visit(market.url());
    await logIn(visited.page, market, member);
    return visited;
  }

  async function sendSlip(page: Page, file: Awaited<ReturnType<typeof slipFile>>): Promise<void> {
    await page.getByRole('button', { name: words.deposit.title, exact: true }).click();
    await page.getByRole('button', { name: words.deposit.slip }).click();
    await page.locator('input[name=slip]').setInputFiles(file);
    await page.getByRole('button', { name: words.deposit.sendSlip, exact: true }).click();
  }

  test('refused slip: shows advice, opens the chat with a prepared message, and shows the reason one press from home', async () => {
    const member = await registerByApi(market, market.freshPhone(81));
    const { page, browserErrors, leave } = await open(member);
    await sendSlip(page, await slipFile(member, 'other-sender'));
    await page.getByText(words.deposit.slipBad).waitFor();
    await dialog(page).getByText(words.slipHelp.reason).waitFor();
    await dialog(page).getByText(words.slipHelp.advice).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: words.close, exact: true }).last().click();
    // The row is already behind the dialog. While the dialog moves out, its body is too low for its content.
    await page.locator('dialog[open]').waitFor({ state: 'detached' });

    const row = rows(page).getByRole('link', { name: words.pending.refused });
    await row.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await row.click();
    const details = page.getByRole('dialog', { name: words.records.one, exact: true });
    await details.getByText(words.slipHelp.reason).waitFor();
    await details.getByText(words.slipHelp.advice).waitFor();
    expect(page.url()).toMatch(/\/user\/statement$/);
    expect(await seriousFindings(page)).toEqual([]);

    await details.getByRole('link', { name: words.slipHelp.chat }).click();
    const field = page.getByRole('textbox', { name: words.chat.write });
    await field.waitFor();
    await previewOf(page, 'slip.png').waitFor();
    const message = await field.inputValue();
    expect(message).toContain(words.slipHelp.reason);
    expect(message).toMatch(new RegExp(`${words.slipHelp.sent}\\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d:\\d\\d`));
    // Nothing is sent automatically.
    expect(await page.locator('.panel .row.mine').count()).toBe(0);
    await page.getByRole('button', { name: words.chat.send, exact: true }).click();
    await previewOf(page, 'slip.png').waitFor({ state: 'detached' });

    // A reload neither restores the message nor opens the chat.
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('.panel').count()).toBe(0);

    // The slip has been viewed, so it has no row any more.
    await page.goto('/user/home');
    await page.waitForLoadState('networkidle');
    expect(await rows(page).count()).toBe(0);
    await page.goto('/user/statement');
    await page.getByRole('button', { name: words.records.slips, exact: true }).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  // The tests of the statement cover each of these paths.
  if (IS_EXHAUSTIVE) {
    test('refused slip: appears on the statement, and leads to the contact page without a chat, and to a new slip', async () => {
      const member = await registerByApi(market, market.freshPhone(82));
      const { page, browserErrors, leave } = await open(member);
      await page.route('**/api/lookup/enableChatWidget', (route) => route.fulfill({ json: false }));
      await sendSlip(page, await slipFile(member, 'other-sender'));
      await page.getByText(words.deposit.slipBad).waitFor();
      await page.goto('/user/statement');
      await page.getByRole('button', { name: words.records.slipsRefused }).click();
      const details = page.getByRole('dialog', { name: words.records.one, exact: true });
      await details.getByRole('button', { name: words.slipHelp.attach }).click();
      await page.getByRole('button', { name: words.deposit.chooseSlip }).waitFor();
      await dialog(page).getByRole('button', { name: words.close, exact: true }).click();
      await page.getByRole('button', { name: words.records.slips }).click();
      await dialog(page).getByRole('button', { name: words.records.row }).first().click();
      await details.getByRole('link', { name: words.slipHelp.contact }).click();
      await page.waitForURL('**/user/contact');
      expect(await page.locator('[data-chat-widget]').count()).toBe(0);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  test('slip under review: has a row; after a lost response the message leads to the list', async () => {
    const member = await registerByApi(market, market.freshPhone(83));
    const { page, leave } = await open(member);
    await page.route('**/api/statement/slip', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { slips: object[] };
      await route.fulfill({
        json: {
          ...answer,
          slips: answer.slips.map((slip) => ({ ...slip, status: 'VERIFYING', note: null })),
        },
      });
    });
    const calls = await callCount(id, 'uploadSlip');
    await injectFault(id, 'uploadSlip', { kind: 'cut-after', times: 1 });
    await sendSlip(page, await slipFile(member, 'good'));
    await page.getByRole('heading', { name: words.unknownTitle }).waitFor();
    await clearFaults();
    await page.getByRole('link', { name: words.slipHelp.see }).click();
    await page
      .getByRole('dialog', { name: words.records.slips })
      .getByRole('button', { name: words.records.row })
      .waitFor();
    expect(await callCount(id, 'uploadSlip')).toBe(calls + 1);
    await page.goto('/user/home');
    const row = rows(page).getByRole('link', { name: words.pending.checked });
    await row.click();
    await page.getByRole('dialog', { name: words.records.one, exact: true }).waitFor();
    await leave();
  });

  test('withdrawal: names the games on confirmation, is not shown as successful yet, and its row disappears with its outcome', async () => {
    const member = await registerByApi(market, market.freshPhone(84));
    await fund(id, member.phone, 9000 * size);
    const { page, context, browserErrors, leave } = await open(member);
    await context.addInitScript(watchShifts);
    await page.route('**/api/wallet', async (route) => {
      const response = await route.fetch();
      const wallet = (await response.json()) as { slots: object[] };
      const [first = {}, ...others] = wallet.slots;
      await route.fulfill({ json: { ...wallet, slots: [{ ...first, amount: 50 * size }, ...others] } });
    });
    await page.reload();
    await page.getByRole('button', { name: words.withdraw.title, exact: true }).click();
    await dialog(page).getByRole('group').getByRole('button').first().click();
    await dialog(page).getByRole('button', { name: words.next, exact: true, disabled: false }).click();
    await dialog(page).getByText(words.withdraw.gathers).waitFor();
    await page.getByRole('button', { name: words.withdraw.confirm }).click();
    const end = page.getByRole('alertdialog');
    await end.getByText(words.withdraw.done).waitFor();
    expect(await end.locator('.lucide-clock').count()).toBe(1);
    expect(await end.locator('.lucide-circle-check').count()).toBe(0);
    await end.getByRole('button', { name: words.close, exact: true }).last().click();
    await page.locator('dialog').first().waitFor({ state: 'detached' });
    await rows(page).getByRole('link', { name: words.pending.withdrawal }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    expect(await shiftByRow(page, words.pending.withdrawal)).toBeLessThan(0.01);
    await decideWithdrawal(member.phone, 'approved');
    expect(await shiftByRow(page, words.pending.paid)).toBeLessThan(0.01);
    await rows(page).getByRole('link').click();
    await page.getByRole('dialog').getByText(words.withdraw.good, { exact: true }).waitFor();
    await page.goto('/user/home');
    await page.waitForLoadState('networkidle');
    expect(await rows(page).count()).toBe(0);
    expect(await ledgerHolds()).toBe(true);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('open QR code: has a row that counts down and reopens it, and disappears after payment', async () => {
    const { qr } = words.deposit;
    const member = await registerByApi(market, market.freshPhone(85));
    const { page, browserErrors, leave } = await open(member);
    await page.getByRole('button', { name: words.deposit.title, exact: true }).click();
    await dialog(page).getByRole('button', { name: qr.ww }).first().click();
    await page.getByLabel(qr.amount).fill(String(300 * (id === 'th' ? 1 : 500)));
    await page.getByRole('button', { name: qr.make }).click();
    await page.getByRole('img', { name: /QR Code/ }).waitFor();
    await dialog(page).getByRole('button', { name: words.close, exact: true }).click();
    const row = rows(page).getByRole('button', { name: words.pending.qr });
    await row.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await row.click();
    await page.getByRole('img', { name: /QR Code/ }).waitFor();
    const before = (await balances(market, member)).wallet;
    await payQr(member.phone);
    await page.getByText(qr.arrived).waitFor();
    expect((await balances(market, member)).wallet).toBeGreaterThan(before);
    await dialog(page).getByRole('button', { name: words.close, exact: true }).last().click();
    await row.waitFor({ state: 'detached' });
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('nothing pending: reads the statement once and the slips once', async () => {
    const member = await registerByApi(market, market.freshPhone(86));
    const names = ['listStatement', 'listSlips', 'getQrCode'] as const;
    const counts = () => Promise.all(names.map((name) => callCount(id, name)));
    const [statement = 0, slips = 0, codes = 0] = await counts();
    const { page, browserErrors, leave } = await open(member);
    await page.waitForLoadState('networkidle');
    expect(await counts()).toEqual([statement + 1, slips + 1, codes]);
    expect(await rows(page).count()).toBe(0);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});

// Settle pending slips, so that they do not appear in other flows.
afterAll(() => advanceClock(4000));
