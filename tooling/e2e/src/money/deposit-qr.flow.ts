import type { Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { callCount, clearFaults, injectFault } from '../harness/stack/operator';
import { withoutMargin, expectScannable } from '../harness/page/scannable-code';
import { giftLink, payQr } from '../harness/stack/payments';
import { choose, openAtDeposit, openDeposit } from './deposit-steps';
import { sampled } from '@member-wallet/testing';
import { MARKETS, type Market, runsOn } from '../markets';
import { balances, logIn, registerByApi, untilNoDialog } from '../steps';

/** Kip per baht, so that amounts suit both markets. */
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

  const kbank = ['KBANK', qr.kbank, 20.25] as const;
  const ww = ['WW', qr.ww, 150] as const;
  const paytimz = ['PAYTIMZ', qr.paytimz, 10] as const;
  test.each(sampled([kbank, ww, paytimz], id === 'th' ? kbank : ww))(
    '%s: shows the code with its countdown, and credits the wallet after payment',
    async (_, method, baht) => {
      const amount = inCurrency(baht);
      const before = await wallet();
      const calls = await callCount(id, 'createQrCode');
      const { page, browserErrors, leave } = await openAtDeposit(market, member);
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

  if (runsOn('Thai', market)) {
    test('shows an open code again, saves and cancels it, and removes an expired one', async () => {
      const { page, browserErrors, leave } = await openAtDeposit(market, member);
      await page.route('**/api/qrcode/**', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: withoutMargin(await response.text()) });
      });
      await make(page, qr.ww, inCurrency(300));
      await image(page).waitFor();
      await expectScannable(page, image(page));
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('dialog').getByRole('button', { name: market.words.close, exact: true }).click();
      await untilNoDialog(page);
      await openDeposit(page, market);
      await choose(page, qr.ww);
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
  }

  if (runsOn('Thai', market)) {
    test('shares the code as a picture if the browser supports it', async () => {
      const { context, page, browserErrors, leave } = await visit(market.url());
      await context.addInitScript(() => {
        const shared: { name: string; type: string; size: number }[] = [];
        Object.assign(window, { shared });
        Object.assign(navigator, {
          canShare: () => true,
          share: async ({ files = [] }: { files?: File[] }) => {
            for (const { name, type, size } of files) shared.push({ name, type, size });
          },
        });
      });
      await logIn(page, market, member);
      await openDeposit(page, market);
      await make(page, qr.kbank, inCurrency(30));
      await image(page).waitFor();
      await page.getByRole('button', { name: qr.share }).click();
      const shared = await page.waitForFunction(() => {
        const { shared: files } = window as unknown as { shared: { size: number }[] };
        return files.length > 0 && files;
      });
      expect(await shared.jsonValue()).toMatchObject([
        { name: expect.stringMatching(/^qr-\w+\.png$/) as string, type: 'image/png' },
      ]);
      await page.getByRole('button', { name: qr.cancel }).click();
      await page.getByText(qr.cancelled).waitFor();
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('rejects a too small amount in the form, and shows the server’s own texts for its refusals', async () => {
      const calls = await callCount(id, 'createQrCode');
      const { page, browserErrors, leave } = await openAtDeposit(market, member);
      await make(page, qr.paytimz, '9.99');
      await page.getByText(qr.tooLittle).last().waitFor();
      expect(await callCount(id, 'createQrCode')).toBe(calls);
      // Below the usual minimum in kip: only the server knows its provider's limit.
      await page.getByLabel(qr.amount).fill(inCurrency(9.99));
      await page.getByRole('button', { name: qr.make }).click();
      await page.getByText(qr.belowUsual, { exact: true }).waitFor();
      await page.getByLabel(qr.amount).fill(inCurrency(60_000));
      await page.getByRole('button', { name: qr.make }).click();
      await page.getByText(qr.tooMuch).waitFor();
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }
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

  if (runsOn('Thai', market)) {
    test('validates the link, sends it once and credits the wallet, then refuses it as a duplicate', async () => {
      const before = await wallet();
      const link = await giftLink(id, 88.5);
      const calls = await callCount(id, 'sendTrueLink');
      const { page, browserErrors, leave } = await openAtDeposit(market, member);
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
  }

  if (runsOn('Laos', market)) {
    test('sends once and shows an unknown outcome if the response is lost', async () => {
      const before = await wallet();
      const calls = await callCount(id, 'sendTrueLink');
      const { page, leave } = await openAtDeposit(market, member);
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
  }
});
