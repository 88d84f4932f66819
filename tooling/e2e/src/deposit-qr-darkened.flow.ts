/**
 * @jest-environment-options {"age": "floor"}
 */
import { choose, openAtDeposit } from './deposit-steps';
import { bare, expectScannable } from './harness/scannable-code';
import { ON_THAI } from './markets';

/** Chromium did so up to 147; the newest leaves vectors in pictures alone. */
test.each(ON_THAI)(
  '$name build: a code can be scanned where the browser darkens vectors too',
  async (market) => {
    const { qr } = market.words.deposit;
    const { page, browserErrors, leave } = await openAtDeposit(market, market.demo);
    expect(browser.version()).toMatch(/^108\./);
    await page.route('**/api/qrcode/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: bare(await response.text()) });
    });
    await choose(page, qr.ww);
    await page.getByLabel(qr.amount).fill('300');
    await page.getByRole('button', { name: qr.make }).click();
    const code = page.getByRole('img', { name: /QR Code/ });
    await code.waitFor();
    await expectScannable(page, code);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: qr.cancel }).click();
    await page.getByText(qr.cancelled).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  },
);
