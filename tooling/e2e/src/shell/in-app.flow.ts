import { visit } from '../harness/page/browser';
import { readCode } from '../harness/page/read-code';
import { choose } from '../money/deposit-steps';
import { ON_THAI } from '../markets';
import { submitLogin, untilNoDialog } from '../steps';

/**
 * An init script: removes what is missing in in-app browsers (LINE, Facebook), with strict settings and in old
 * versions. docs/browsers.md has a row for each.
 */
function removeFeatures(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, area, { get: refuse });
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  for (const name of ['clipboard', 'share', 'canShare', 'locks', 'vibrate', 'userActivation'])
    Reflect.deleteProperty(Navigator.prototype, name);
  for (const name of ['BroadcastChannel', 'CloseWatcher', 'CSSStyleSheet', 'Notification', 'OffscreenCanvas'])
    Reflect.deleteProperty(window, name);
  for (const name of ['requestIdleCallback', 'reportError']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(Intl, 'Segmenter');
  window.open = () => null;
  const userAgent = `${navigator.userAgent} Line/14.19.1/IAB`;
  Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => userAgent });
}

describe.each(ON_THAI)('$name build: in-app browser', (market) => {
  const { words } = market;

  test('offers an alternative for everything that the browser lacks', async () => {
    const { page, browserErrors, leave } = await visit(market.url());
    await page.addInitScript(removeFeatures);
    await page.goto('/login');
    await submitLogin(page, market, market.demo.phone, market.demo.password);
    await page.waitForURL('**/user/home');
    await page.getByRole('dialog').getByRole('button', { name: words.play.accept }).click();
    await untilNoDialog(page);

    // Without a clipboard API, it copies with the older command. Without clipboard reading, there is no paste button.
    await page.getByRole('button', { name: words.deposit.title, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.deposit.banks[0] }).first().click();
    await page.getByRole('button', { name: words.deposit.copy }).click();
    await page.getByText(words.deposit.copied).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: words.deposit.gift.method }).click();
    await page.getByRole('textbox', { name: words.deposit.gift.link }).waitFor();
    expect(await page.getByRole('button', { name: words.deposit.gift.paste }).count()).toBe(0);
    await page.keyboard.press('Escape');

    // Without downloads, it shows the code's picture for a long press.
    const { qr } = words.deposit;
    await choose(page, qr.kbank);
    await page.getByLabel(qr.amount).fill('25');
    await page.getByRole('button', { name: qr.make }).click();
    await page.getByRole('button', { name: qr.save }).click();
    const held = page.getByRole('dialog', { name: qr.save });
    await held.getByText(qr.hold).waitFor();
    expect(await readCode(held.getByRole('img', { name: qr.save }))).toMatch(/^000201/);
    await held.getByRole('button', { name: words.close, exact: true }).click();
    await held.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: qr.cancel }).click();
    await page.getByText(qr.cancelled).waitFor();
    await page.keyboard.press('Escape');
    // The second press may come before the list has rendered again.
    await page.keyboard.press('Escape');
    await untilNoDialog(page);

    // Without a share sheet, it offers the link for copying.
    await page.getByRole('button', { name: words.play.invite }).first().click();
    await page.getByRole('button', { name: words.play.continue }).click();
    await page.getByRole('button', { name: words.play.copyLink }).click();
    await page.getByText(words.deposit.copied).first().waitFor();
    expect(await page.getByRole('button', { name: words.play.shareLink }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await untilNoDialog(page);

    // Without storage, locks and constructed style sheets, the chat lasts as long as the page and looks the same.
    await page.locator('a[href="/user/contact"]').first().click();
    await page.getByRole('button', { name: words.chat.open }).click();
    const field = page.getByRole('textbox', { name: words.chat.write });
    await field.fill('สวัสดี');
    await field.press('Enter');
    await page.getByText('สวัสดี', { exact: true }).waitFor();
    // Without its styles, it would have the browser's default padding.
    const panel = page.locator('[data-chat-widget] .panel');
    expect(await panel.evaluate((dialog) => getComputedStyle(dialog).padding)).toBe('0px');

    // After a reload, the session that could not be stored is gone, and the page leads to log-in without errors.
    await page.reload();
    await page.waitForURL('**/login');
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
