import { clearFaults } from '../harness/stack/operator';
import { visit } from '../harness/page/browser';
import { choose, openDeposit } from '../money/deposit-steps';
import { MARKETS } from '../markets';
import { enterBank, enterPhone, enterProfile, PASSWORD } from '../account/register-steps';
import { submitLogin, untilNoDialog } from '../steps';

const [thai] = MARKETS;

test('a newcomer finds on the console the code, the QR code to pay, and a withdrawal that failed after it was booked', async () => {
  if (!thai) throw new Error('no market');
  const { words } = thai;
  const phone = thai.freshPhone(45);
  const app = await visit(thai.url());
  const desk = await visit(stack.sandbox, { viewport: { width: 1280, height: 800 } });
  const { page } = desk;
  await page.goto('/console');

  // The code by SMS, on the first page.
  await app.page.goto('/register');
  await enterPhone(app.page, thai, phone);
  await app.page.getByRole('heading', { name: words.otpTitle }).waitFor();
  const sms = page.locator('#sms').getByRole('row').filter({ hasText: phone });
  const code = await sms.locator('code').textContent();
  await app.page.getByLabel(words.otp, { exact: true }).fill(code ?? '');
  await enterProfile(app.page, thai);
  await enterBank(app.page, thai, '1234567845');
  await app.page.getByRole('button', { name: words.register, exact: true }).click();
  await app.page.waitForURL('**/login');
  await submitLogin(app.page, thai, phone, PASSWORD);
  await app.page.waitForURL('**/user/home');

  // The QR code, on the same page.
  await openDeposit(app.page, thai);
  await choose(app.page, words.deposit.qr.kbank);
  await app.page.getByLabel(words.deposit.qr.amount).fill('500');
  await app.page.getByRole('button', { name: words.deposit.qr.make }).click();
  await page.getByRole('button', { name: `Pay ฿500.00 of ${phone}` }).click();
  await app.page.getByText(words.deposit.qr.arrived).waitFor();
  await app.page.keyboard.press('Escape');
  await untilNoDialog(app.page);

  // From the code to the member, whose next call about money is to fail.
  try {
    await sms.getByRole('link', { name: phone }).click();
    await page.getByRole('button', { name: 'Error 500 after' }).click();
    await page.getByRole('status').first().getByText('Error 500 after: done').waitFor();
    await app.page.getByRole('button', { name: words.withdraw.title, exact: true }).click();
    await app.page.getByLabel(words.withdraw.amount).fill('300');
    const dialog = app.page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.next, exact: true, disabled: false }).click();
    await app.page.getByRole('button', { name: words.withdraw.confirm }).click();
    await app.page.getByRole('heading', { name: words.unknownTitle }).waitFor();
  } finally {
    await clearFaults();
  }

  // What the ledger has, and the call that wrote it.
  const entry = page.locator('#transactions').getByRole('row').filter({ hasText: 'withdraw-reserve' });
  await entry.getByText('฿300.00').waitFor();
  await page.getByRole('button', { name: `Approve ฿300.00 of ${phone}` }).waitFor();
  await entry.getByRole('link', { name: /^call / }).click();
  await page.getByRole('heading', { level: 1, name: 'withdrawAll' }).waitFor();
  await page.getByText('fault: error-after').waitFor();
  expect(await page.getByRole('region', { name: 'Answered' }).textContent()).toContain(
    'INTERNAL_SERVER_ERROR',
  );
  expect([...app.browserErrors, ...desk.browserErrors].filter((error) => !error.includes('500'))).toEqual([]);
  await desk.leave();
  await app.leave();
});
