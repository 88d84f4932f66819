import { seriousFindings, visit } from '../harness/page/browser';
import { clearFaults, injectFault, setSwitches } from '../harness/stack/operator';
import { ON_THAI } from '../markets';
import { logIn, registerByApi, submitLogin, untilNoDialog } from '../steps';

afterEach(clearFaults);

describe.each(ON_THAI)('$name build: ways out', (market) => {
  const { words } = market;
  const { waysOut } = words;
  afterEach(() => setSwitches(words.market, { registerOTP: true }));

  test('leads from a forgotten password to the contact page by keyboard, also after a wrong password', async () => {
    const { page, browserErrors, leave } = await visit(market.url());
    await page.goto('/login');
    await submitLogin(page, market, market.demo.phone, 'not-the-password');
    await page.getByText(words.wrongCredentials).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: waysOut.forgot }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contact');
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('keeps the card, deposit and shortcuts if the wallet cannot be read, and loads it on reload', async () => {
    const { page, leave } = await visit(market.url());
    await injectFault(words.market, 'getWallet', {
      kind: 'error',
      status: 500,
      code: 'INTERNAL_SERVER_ERROR',
    });
    await logIn(page, market);
    await page.getByText(waysOut.failed).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: words.deposit.title, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.deposit.banks[0] }).waitFor();
    await page.keyboard.press('Escape');
    await untilNoDialog(page);
    const withdraw = page.getByRole('button', { name: words.withdraw.title, exact: true });
    expect(await withdraw.getAttribute('aria-disabled')).toBe('true');
    await clearFaults();
    await page.getByRole('button', { name: waysOut.reload }).click();
    await page.getByText(market.demo.name).first().waitFor();
    expect(await withdraw.getAttribute('aria-disabled')).toBeNull();
    await leave();
  });

  test('shows a bar while there is no connection', async () => {
    const { context, page, leave } = await visit(market.url());
    await logIn(page, market);
    await page.getByText(market.demo.name).first().waitFor();
    await context.setOffline(true);
    await page.getByText(waysOut.offline).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByText(waysOut.offline).waitFor({ state: 'detached' });
    await leave();
  });

  test('offers a deposit if there is nothing to withdraw', async () => {
    const member = await registerByApi(market, market.freshPhone(1));
    const { page, browserErrors, leave } = await visit(market.url());
    await logIn(page, market, member);
    await page.getByRole('button', { name: words.withdraw.title, exact: true }).click();
    await page.getByText(waysOut.nothing).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: words.deposit.title, exact: true }).click();
    await sheet.getByRole('button', { name: words.deposit.banks[0] }).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('links to the contact page if a refused withdrawal mentions support', async () => {
    const { page, leave } = await visit(market.url());
    await logIn(page, market);
    await injectFault(words.market, 'withdrawAll', {
      kind: 'error',
      status: 400,
      code: 'NO_BANK',
      times: 1,
    });
    await page.getByRole('button', { name: words.withdraw.title, exact: true }).click();
    const size = words.market === 'th' ? 100 : 100_000;
    await page.getByLabel(words.withdraw.amount).fill(String(size));
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: words.next, exact: true, disabled: false }).click();
    await page.getByRole('button', { name: words.withdraw.confirm }).click();
    await page.getByRole('alertdialog').getByRole('link', { name: waysOut.contact }).first().click();
    await page.waitForURL('**/user/contact');
    // The page has replaced the sheets.
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.locator('dialog[open]').first().waitFor({ state: 'detached' });
    await leave();
  });

  test('shows an unknown outcome of a registration in a dialog that leads to log-in', async () => {
    await setSwitches(words.market, { registerOTP: false });
    const { page, leave } = await visit(market.url());
    await page.goto('/register');
    const go = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.getByLabel(words.phone, { exact: true }).fill(market.freshPhone(2));
    await go(words.next);
    await page.getByLabel(words.name, { exact: true }).fill('Flow');
    await page.getByLabel(words.password, { exact: true }).fill('flow-1234');
    await page.getByLabel(words.confirmPassword, { exact: true }).fill('flow-1234');
    await go(words.next);
    await page.getByRole('button', { name: new RegExp(`^${words.bank}`) }).click();
    await page.getByRole('option').first().click();
    // Until the list has closed, typed text does not reach the fields.
    await untilNoDialog(page);
    await page.getByLabel(words.accountNo, { exact: true }).fill('4085127734');
    await page.getByLabel(words.firstName, { exact: true }).fill('flow');
    await page.getByLabel(words.lastName, { exact: true }).fill('member');
    await injectFault(words.market, 'register', { kind: 'cut-after', times: 1 });
    await go(words.register);
    const dialog = page.getByRole('alertdialog', { name: words.unknownTitle });
    await dialog.getByText(waysOut.mayBeRegistered).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('link', { name: words.logIn, exact: true }).click();
    await page.waitForURL('**/login');
    await leave();
  });

  test('shows the agreement again from the profile', async () => {
    const { page, leave } = await visit(market.url());
    await logIn(page, market);
    await page.goto('/user/profile');
    await page.getByRole('button', { name: words.play.agreement, exact: true }).click();
    const reader = page.getByRole('dialog', { name: words.play.agreement });
    await reader.getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await reader.waitFor({ state: 'detached' });
    await leave();
  });
});
