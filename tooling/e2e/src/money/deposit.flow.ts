import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { seriousFindings } from '../harness/page/browser';
import { slipPicture } from '../harness/stack/payments';
import {
  advanceClock,
  api,
  callCount,
  clearFaults,
  fund,
  injectFault,
  ledgerHolds,
} from '../harness/stack/operator';
import { IS_EXHAUSTIVE, sampled } from '@member-wallet/testing';
import { MARKETS, type Market, runsOn } from '../markets';
import { choose, openAtDeposit } from './deposit-steps';
import { balances, registerByApi } from '../steps';

const METHODS = join(__dirname, '../../../../packages/ui/src/features/deposit/method');

test('the sandbox offers every method that the screens know, in each market', async () => {
  const known = readdirSync(METHODS).flatMap((file) => /^(.+)-method\.tsx?$/.exec(file)?.[1] ?? []);
  for (const market of MARKETS) {
    const offered = new Set<string>();
    const { page, leave } = await openAtDeposit(market, await registerByApi(market, market.freshPhone(75)));
    await page.locator('[data-method]').first().waitFor();
    for (const row of await page.locator('[data-method]').all())
      offered.add((await row.getAttribute('data-method')) ?? '');
    await leave();
    expect([...offered].sort()).toEqual(known.sort());
  }
});

const slipFile = (buffer: Buffer) => ({ name: 'slip.png', mimeType: 'image/png', buffer });

describe.each(MARKETS)('$name build: deposit', (market) => {
  const { words } = market;
  const id = words.market;
  let member: Market['demo'];
  beforeAll(async () => {
    member = await registerByApi(market, market.freshPhone(71));
  });
  const wallet = async () => (await balances(market, member)).wallet;

  // The other banks differ only in data, which unit tests of the deposit list and the sandbox cover.
  const banks = words.deposit.banks.slice(0, IS_EXHAUSTIVE ? undefined : 1);
  test.each(banks.map((bank) => [bank] as const))(
    'by transfer to the account at %s: copies the number and credits the wallet',
    async (bank) => {
      const before = await wallet();
      const { page, browserErrors, leave } = await openAtDeposit(market, member);
      expect(await seriousFindings(page)).toEqual([]);
      await choose(page, bank);
      await page.getByRole('button', { name: words.deposit.copy }).click();
      await page.getByText(words.deposit.copied).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^\d{10,15}$/);
      expect(await seriousFindings(page)).toEqual([]);
      await fund(id, member.phone, 321.5);
      await page.keyboard.press('Escape');
      await page.reload();
      await page
        .getByText(new RegExp(`${market.symbol}[\\d,]+\\.\\d\\d`))
        .first()
        .waitFor();
      expect(await wallet()).toBeCloseTo(before + 321.5, 2);
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );

  if (runsOn('Thai', market)) {
    test('by transfer: shows the new balance when the member returns from the bank’s app', async () => {
      const { page, browserErrors, leave } = await openAtDeposit(market, member);
      const read = page.waitForResponse('**/api/statement');
      await choose(page, words.deposit.banks[0] as RegExp);
      await read;
      await fund(id, member.phone, 123.45);
      await page.evaluate(() => {
        window.dispatchEvent(new Event('focus'));
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.getByRole('dialog').getByText(words.deposit.qr.arrived).waitFor();
      await page.getByRole('dialog').getByText(`${market.symbol}123.45`).first().waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: market.words.close }).last().click();
      const { wallet: held } = await balances(market, member);
      const shown = held.toLocaleString('en', { minimumFractionDigits: 2 });
      await page.getByRole('region').getByText(`${market.symbol}${shown}`).first().waitFor();
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  test('by slip: previews the slip, sends it once and credits the wallet', async () => {
    const before = await wallet();
    const calls = await callCount(id, 'uploadSlip');
    const { page, browserErrors, leave } = await openAtDeposit(market, member);
    await page.getByRole('button', { name: words.deposit.slip }).click();
    const file = page.locator('input[name=slip]');
    await file.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await page.getByText(words.deposit.slipType).waitFor();
    await file.setInputFiles(slipFile(await slipPicture(id, member.phone, 700.25)));
    await page.getByRole('dialog').getByRole('img').waitFor();
    await page.getByText(words.deposit.slipReadable).waitFor();
    await page.getByText(words.deposit.slipReference).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const send = page.getByRole('button', { name: words.deposit.sendSlip, exact: true });
    const box = await send.boundingBox();
    if (!box) throw new Error('the button has no place');
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await page.getByText(words.deposit.slipGood).waitFor();
    expect(await callCount(id, 'uploadSlip')).toBe(calls + 1);
    expect(await wallet()).toBeCloseTo(before + 700.25, 2);
    expect(await ledgerHolds()).toBe(true);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  if (runsOn('Laos', market)) {
    // Tests of the sandbox and of the slip sheet cover the other reasons.
    const refused = sampled(
      ['no-code', 'other-sender', 'wrong-destination', 'old', 'not-a-slip'],
      'other-sender',
    );
    test.each(refused)('shows the reason for refusing a slip of kind %s', async (kind) => {
      const before = await wallet();
      const { page, browserErrors, leave } = await openAtDeposit(market, member);
      await page.getByRole('button', { name: words.deposit.slip }).click();
      await page
        .locator('input[name=slip]')
        .setInputFiles(slipFile(await slipPicture(id, member.phone, 10, kind)));
      await page.getByRole('button', { name: words.deposit.sendSlip, exact: true }).click();
      await page.getByText(words.deposit.slipBad).waitFor();
      expect(await wallet()).toBe(before);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('sends a slip once and shows an unknown outcome if the response is lost', async () => {
      const calls = await callCount(id, 'uploadSlip');
      const { page, leave } = await openAtDeposit(market, member);
      await page.getByRole('button', { name: words.deposit.slip }).click();
      await page.locator('input[name=slip]').setInputFiles(slipFile(await slipPicture(id, member.phone, 15)));
      await injectFault(id, 'uploadSlip', { kind: 'cut-after', times: 1 });
      try {
        await page.getByRole('button', { name: words.deposit.sendSlip, exact: true }).click();
        await page.getByRole('heading', { name: words.unknownTitle }).waitFor();
      } finally {
        await clearFaults();
      }
      expect(await callCount(id, 'uploadSlip')).toBe(calls + 1);
      await leave();
    });
  }
});

const thai = MARKETS[0] as Market;

test('Thai build: asks for the English name first if the bank needs it, and copies the number automatically', async () => {
  const { englishName } = thai.words.deposit;
  const phone = thai.freshPhone(74);
  const member = await registerByApi(thai, phone);
  const { token } = await balances(thai, member);
  await api(
    'th',
    'PUT',
    '/api/account/profile',
    { name: 'Flow', bankCode: 'SCB', bankAccountName: 'สมหญิง ใจงาม', bankAccountNo: phone.slice(-10) },
    token,
  );
  const { page, browserErrors, leave } = await openAtDeposit(thai, member);
  await choose(page, thai.words.deposit.banks[0]);
  await page.getByRole('button', { name: englishName.edit }).click();
  const name = page.getByLabel(englishName.field);
  await name.fill('สมหญิง');
  await page.getByRole('button', { name: englishName.save }).click();
  await page.getByText(englishName.only).waitFor();
  await name.fill('somying jaingam');
  await page.getByRole('button', { name: englishName.save }).click();
  await page.getByText(thai.words.deposit.copied).waitFor();
  await page.getByText('SOMYING JAINGAM').waitFor();
  expect(browserErrors).toEqual([]);
  await leave();
});

// Settle pending slips, so that they do not appear in other flows.
afterAll(() => advanceClock(4000));
