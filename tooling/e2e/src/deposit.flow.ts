import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { seriousFindings, visit } from './harness/browser';
import { giftLink, payQr, slipPicture } from './harness/payments';
import {
  advanceClock,
  api,
  callCount,
  clearFaults,
  fund,
  injectFault,
  ledgerHolds,
} from './harness/operator';
import { IS_EXHAUSTIVE } from './harness/exhaustive';
import { MARKETS, type Market } from './markets';
import { balances, logIn, registerByApi, untilNoDialog } from './steps';

interface Visited {
  page: Page;
  browserErrors: readonly string[];
  leave: () => Promise<void>;
}

async function open(market: Market, member: Market['demo']): Promise<Visited> {
  const { context, leave, page, browserErrors } = await visit(market.url());
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: market.url() });
  await logIn(page, market, member);
  await openDeposit(page, market);
  return { page, browserErrors, leave };
}

async function openDeposit(page: Page, market: Market): Promise<void> {
  await page.getByRole('button', { name: market.words.deposit.title, exact: true }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

const choose = (page: Page, method: RegExp): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: method }).first().click();

const METHODS = join(__dirname, '../../../packages/ui/src/features/deposit');

test('the sandbox offers every method that the screens know, in each market', async () => {
  const known = readdirSync(METHODS).flatMap((file) => /^(.+)-method\.tsx?$/.exec(file)?.[1] ?? []);
  for (const market of MARKETS) {
    const offered = new Set<string>();
    const { page, leave } = await open(market, await registerByApi(market, market.freshPhone(75)));
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

  // The other banks differ only in their data, which the unit tests of the deposit list and the sandbox cover.
  const banks = words.deposit.banks.slice(0, IS_EXHAUSTIVE ? undefined : 1);
  test.each(banks.map((bank) => [bank] as const))(
    'by transfer to the account at %s: copies the number and credits the wallet',
    async (bank) => {
      const before = await wallet();
      const { page, browserErrors, leave } = await open(market, member);
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

  test('by slip: previews it, sends it once and credits the wallet', async () => {
    const before = await wallet();
    const calls = await callCount(id, 'uploadSlip');
    const { page, browserErrors, leave } = await open(market, member);
    await page.getByRole('button', { name: words.deposit.slip }).click();
    const file = page.locator('input[name=slip]');
    await file.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await page.getByText(words.deposit.slipType).waitFor();
    await file.setInputFiles(slipFile(await slipPicture(id, member.phone, 700.25)));
    await page.getByRole('dialog').getByRole('img').waitFor();
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

  // The other reasons are covered by the tests of the sandbox and of the slip sheet.
  const kinds = [
    'no-code',
    'other-sender',
    ...(IS_EXHAUSTIVE ? ['wrong-destination', 'old', 'not-a-slip'] : []),
  ];
  test.each(kinds)('refuses a slip of kind %s with its reason', async (kind) => {
    const before = await wallet();
    const { page, browserErrors, leave } = await open(market, member);
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

  test('sends a slip once and shows an unknown outcome if the response is lost', async () => {
    const calls = await callCount(id, 'uploadSlip');
    const { page, leave } = await open(market, member);
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
});

/** As many times more kip as baht for the same deposit. */
const RATE = { th: 1, la: 500 };

describe.each(MARKETS)('$name build: deposit by QR code', (market) => {
  const { qr } = market.words.deposit;
  const id = market.words.market;
  const inCurrency = (baht: number) => String(baht * RATE[id]);
  let member: Market['demo'];
  beforeAll(async () => {
    member = await registerByApi(market, market.freshPhone(72));
  });
  const wallet = async () => (await balances(market, member)).wallet;
  async function make(page: Page, method: RegExp, amount: string): Promise<void> {
    await choose(page, method);
    await page.getByLabel(qr.amount).fill(amount);
    await page.getByRole('button', { name: qr.make }).click();
  }
  const image = (page: Page) => page.getByRole('img', { name: /QR Code/ });

  test.each([
    ['KBANK', qr.kbank, 20.25],
    ['WW', /PAYMENT WW/, 150],
    ['PAYTIMZ', /PAYMENT PAYTIMZ/, 10],
  ] as const)(
    '%s: shows the code with its countdown, and credits the wallet once it is paid',
    async (_, method, baht) => {
      const amount = inCurrency(baht);
      const before = await wallet();
      const calls = await callCount(id, 'createQrCode');
      const { page, browserErrors, leave } = await open(market, member);
      await make(page, method, amount);
      await image(page).waitFor();
      await page
        .getByRole('timer')
        .getByText(/^(09:5\d|10:00)$/)
        .waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      expect(await callCount(id, 'createQrCode')).toBe(calls + 1);
      await payQr(member.phone);
      await page.getByText(qr.arrived).waitFor();
      expect(await wallet()).toBeCloseTo(before + Number(amount), 2);
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );

  test('shows an open code again, saves and cancels it, and removes an expired one', async () => {
    const { page, browserErrors, leave } = await open(market, member);
    await make(page, /PAYMENT WW/, inCurrency(300));
    await image(page).waitFor();
    await page.keyboard.press('Escape');
    await untilNoDialog(page);
    await openDeposit(page, market);
    await choose(page, /PAYMENT WW/);
    await image(page).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: qr.save }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^qr-\w+\.png$/);
    await page.getByRole('button', { name: qr.cancel }).click();
    await page.getByText(qr.cancelled).waitFor();
    await page.getByLabel(qr.amount).waitFor();
    await page.getByLabel(qr.amount).fill(inCurrency(100));
    await page.clock.install();
    await page.getByRole('button', { name: qr.make }).click();
    await page.clock.runFor(2000);
    await image(page).waitFor();
    await page.clock.fastForward('10:30');
    await page.getByText(qr.expired).waitFor();
    await page.getByLabel(qr.amount).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('rejects a too small amount in the form, and shows the server’s own text for a refusal', async () => {
    const calls = await callCount(id, 'createQrCode');
    const { page, browserErrors, leave } = await open(market, member);
    await make(page, /PAYMENT PAYTIMZ/, inCurrency(9.99));
    await page.getByText(qr.tooLittle).last().waitFor();
    expect(await callCount(id, 'createQrCode')).toBe(calls);
    await page.getByLabel(qr.amount).fill(inCurrency(60_000));
    await page.getByRole('button', { name: qr.make }).click();
    await page.getByText(qr.tooMuch).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });
});

describe.each(MARKETS)('$name build: deposit by gift link', (market) => {
  const { gift } = market.words.deposit;
  const id = market.words.market;
  let member: Market['demo'];
  beforeAll(async () => {
    member = await registerByApi(market, market.freshPhone(73));
  });
  const wallet = async () => (await balances(market, member)).wallet;
  const send = async (page: Page, link: string) => {
    await page.getByLabel(gift.link, { exact: true }).fill(link);
    await page.getByRole('button', { name: gift.send }).click();
  };

  test('validates the link, sends it once and credits the wallet, then refuses it as a duplicate', async () => {
    const before = await wallet();
    const link = await giftLink(id, 88.5);
    const calls = await callCount(id, 'sendTrueLink');
    const { page, browserErrors, leave } = await open(market, member);
    await choose(page, gift.method);
    await send(page, 'https://example.com/');
    await page.getByText(gift.otherHost).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel(gift.link, { exact: true }).fill(`🎁 ${link}`);
    const button = page.getByRole('button', { name: gift.send });
    await button.dblclick();
    await page.getByText(gift.arrived).waitFor();
    expect(await callCount(id, 'sendTrueLink')).toBe(calls + 1);
    expect(await wallet()).toBeCloseTo(before + 88.5, 2);

    await openDeposit(page, market);
    await choose(page, gift.method);
    await send(page, link);
    await page.getByRole('alert').first().waitFor();
    await send(page, await giftLink(id, 5, true));
    await page.getByRole('alert').first().waitFor();
    expect(await wallet()).toBeCloseTo(before + 88.5, 2);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('sends once and shows an unknown outcome if the response is lost', async () => {
    const before = await wallet();
    const calls = await callCount(id, 'sendTrueLink');
    const { page, leave } = await open(market, member);
    await choose(page, gift.method);
    await injectFault(id, 'sendTrueLink', { kind: 'cut-after', times: 1 });
    try {
      await send(page, await giftLink(id, 12));
      await page.getByRole('heading', { name: market.words.unknownTitle }).waitFor();
    } finally {
      await clearFaults();
    }
    expect(await callCount(id, 'sendTrueLink')).toBe(calls + 1);
    expect(await wallet()).toBeCloseTo(before + 12, 2);
    await leave();
  });
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
  const { page, browserErrors, leave } = await open(thai, member);
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

// Settles pending slips, so that they do not show up in other flows.
afterAll(() => advanceClock(4000));
