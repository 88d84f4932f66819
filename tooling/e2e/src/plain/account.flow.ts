import type { Page } from 'playwright-core';
import { INERT_PAGE } from '../harness/page/pooled-context';
import { submitLogin } from '../steps';
import { openPlain, PLAIN_ON_THAI, type PlainMarket } from './open-plain';

const PASSWORD = 'a-new-password-1';

const next = (page: Page, { words }: PlainMarket): Promise<void> =>
  page.getByRole('button', { name: words.next, exact: true }).click();

describe.each(PLAIN_ON_THAI)('$name build on the plain backend: account', (market) => {
  const { words } = market;

  test('registers with an SMS code and logs in', async () => {
    const { page, backend, see, sent, leave } = await openPlain(market, '/register?code=PR1001');
    const phone = market.freshPhone(1);
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await page.clock.install();
    await see(field(words.phone));
    await field(words.phone).fill(phone);
    await next(page, market);
    await see(page.getByRole('heading', { name: words.otpTitle }));
    const code = await backend.otp();
    await field(words.otp).fill(code === '000000' ? '111111' : '000000');
    // The refusal is a code in a response with status 200.
    await see(page.getByText(words.otpWrong));
    await field(words.otp).fill(code);
    await see(page.getByRole('heading', { name: words.profileTitle }));
    await field(words.name).fill('New Member');
    await field(words.password).fill(PASSWORD);
    await field(words.confirmPassword).fill(PASSWORD);
    await next(page, market);
    await see(page.getByRole('heading', { name: words.bankTitle }));
    await page.getByRole('button', { name: new RegExp(`^${words.bank}`) }).click();
    await see(page.getByRole('option', { name: market.bank.option }));
    await page.getByRole('option', { name: market.bank.option }).first().click();
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await field(words.accountNo).fill('1234567801');
    await field(words.firstName).fill(market.holder.first);
    await field(words.lastName).fill(market.holder.last);
    await page.getByRole('button', { name: words.register, exact: true }).click();
    await see(page.getByText(words.registered));
    await page.clock.fastForward(2000);
    await page.waitForURL('**/login');
    await submitLogin(page, market, phone, PASSWORD);
    await page.waitForURL('**/user/home');
    await see(page.getByText('New Member'));
    expect(await sent()).toEqual([
      'POST /api/otp/send',
      'POST /api/otp/verify',
      'POST /api/otp/verify',
      'POST /api/account',
      'POST /api/login',
    ]);
    await leave();
  });

  test('shows the profile, saves a change of it, and changes the password after a refusal', async () => {
    const { page, see, sent, leave } = await openPlain(market, '/user/profile');
    await see(page.getByText('1001'));
    await see(page.getByText(/\d\d\/\d\d\/\d{4}/));
    await page.getByRole('link', { name: words.account.edit }).click();
    const name = page.getByLabel(words.name, { exact: true }).first();
    await see(name);
    await name.fill('Changed');
    await page.getByRole('button', { name: words.account.save }).click();
    await see(page.getByText(words.account.saved));
    await page.waitForURL('**/user/profile');
    await see(page.getByText('Changed'));

    await page.getByRole('button', { name: words.account.change }).click();
    const dialog = page.getByRole('dialog', { name: words.account.change });
    const save = async (old: string) => {
      await dialog.getByLabel(words.account.old, { exact: true }).fill(old);
      await dialog.getByLabel(words.account.fresh, { exact: true }).fill(PASSWORD);
      await dialog.getByLabel(words.account.again, { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: words.account.save }).click();
    };
    await save('wrong');
    await see(page.getByRole('alertdialog').getByText(words.account.wrong));
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await save(market.demo.password);
    await see(page.getByRole('alertdialog').getByText(words.account.changed));
    expect(await sent()).toEqual([
      'PUT /api/account/profile',
      'PUT /api/account/changepwd',
      'PUT /api/account/changepwd',
    ]);
    await leave();
  });

  test('sends a message to support and shows the reply, without a socket', async () => {
    const { page, backend, see, sent, leave } = await openPlain(market, '/user/contact');
    // A page without the app: the app would record a session start before the clock is set.
    await page.goto(INERT_PAGE);
    await page.clock.install();
    await page.goto('/user/contact');
    await page.getByRole('button', { name: words.chat.open }).click();
    const field = page.getByRole('textbox', { name: words.chat.write });
    await see(field);
    await see(page.locator('.row', { hasText: 'Welcome' }));
    await field.fill('ping');
    await Promise.all([page.waitForResponse('**/api/chat/send-message'), field.press('Enter')]);
    // Without a socket, the history is read every few seconds. A message has a time once it is in the history.
    await page.clock.fastForward('00:30');
    await see(page.locator('.row.mine', { hasText: 'ping' }).locator('time'));
    await backend.says('pong');
    await page.clock.fastForward('00:30');
    await see(page.locator('.row', { hasText: 'pong' }));
    expect(await page.locator('.row', { hasText: 'ping' }).count()).toBe(1);
    expect(await sent()).toEqual(['POST /api/chat/send-message']);
    await leave();
  });
});
