/**
 * @jest-environment-options {"age": "floor"}
 */
import { choose, openAtDeposit } from '../money/deposit-steps';
import { visit } from '../harness/page/browser';
import { withoutMargin, expectScannable } from '../harness/page/scannable-code';
import { ON_THAI } from '../markets';
import { logIn } from '../steps';

/** Chromium darkens vector images up to version 147, but no longer in the newest. */
describe.each(ON_THAI)('$name build: QR codes in a browser that darkens vector images', (market) => {
  const { words } = market;
  beforeAll(() => expect(browser.version()).toMatch(/^108\./));

  test('a scanner reads the code of a deposit', async () => {
    const { qr } = words.deposit;
    const { page, browserErrors, leave } = await openAtDeposit(market, market.demo);
    await page.route('**/api/qrcode/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withoutMargin(await response.text()) });
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
  });

  test('a scanner reads the code of an invitation', async () => {
    const { page, browserErrors, leave } = await visit(market.url());
    await logIn(page, market);
    await page.getByRole('button', { name: words.play.invite, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.play.inviteTitle });
    await dialog.getByRole('button', { name: words.play.continue }).click();
    await dialog.locator('button:has(svg.lucide-qr-code)').click();
    const code = dialog.getByRole('img', { name: /QR Code/ });
    await code.and(page.locator('[src^="data:image/png"]')).waitFor();
    await code.scrollIntoViewIfNeeded();
    await expectScannable(page, code, /\/register\?code=PR/);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('a scanner reads the code of the contact', async () => {
    const { page, browserErrors, leave } = await visit(market.url());
    await page.goto('/contact');
    const code = page.getByRole('img', { name: /QR/ });
    await code.and(page.locator('[src^="data:image/png"]')).waitFor();
    await expectScannable(page, code, /^https:/);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
