import type { Locator, Page } from 'playwright-core';
import { visit } from '../harness/page/browser';
import { ON_THAI } from '../markets';
import { enterPhone } from '../account/register-steps';

/** The number of key repeats. */
const REPEATS = 5;

/** Holds Enter down in the field, and waits for the response after each repeat. @returns the number of calls */
async function callsOfHeldEnter(page: Page, field: Locator, path: string): Promise<number> {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) calls += 1;
  });
  const idle = page.locator('form [type=submit]:not([aria-disabled])');
  await field.focus();
  const answered = page.waitForResponse(`**${path}`);
  await page.keyboard.down('Enter');
  await answered;
  for (let n = 0; n < REPEATS; n += 1) {
    await idle.waitFor();
    // Playwright marks it as a repeat because the key is down.
    await page.keyboard.down('Enter');
  }
  await idle.waitFor();
  await page.keyboard.up('Enter');
  return calls;
}

describe.each(ON_THAI)('$name build: a held Enter', (market) => {
  const { words } = market;

  test('sends a wrong password once', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await page.goto('/login');
    await page.getByLabel(words.phone, { exact: true }).fill(market.freshPhone(1));
    const password = page.getByLabel(words.password, { exact: true });
    await password.fill('not-the-password');
    expect(await callsOfHeldEnter(page, password, '/api/login')).toBe(1);
    await page.getByText(words.wrongCredentials).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('sends a wrong code once', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await page.goto('/register');
    await enterPhone(page, market, market.freshPhone(2));
    await page.getByRole('heading', { name: words.otpTitle }).waitFor();
    const code = page.getByLabel(words.otp, { exact: true });
    // A complete code is submitted automatically; Enter submits it again.
    const refused = page.waitForResponse('**/api/otp/verify');
    await code.fill('000000');
    await refused;
    await page.getByText(words.otpWrong).waitFor();
    expect(await callsOfHeldEnter(page, code, '/api/otp/verify')).toBe(1);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
