import { seriousFindings, visit } from './harness/browser';
import { setSwitches } from './harness/operator';
import { MARKETS } from './markets';
import { holdCode, logIn, submitLogin } from './steps';

describe.each(MARKETS)('$name build: log-in', (market) => {
  const { words } = market;

  test('a visitor sees the log-in page in the language of the market', async () => {
    const { leave, page, complaints } = await visit(market.url());
    await page.goto('/');
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: words.welcome }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(words.lang);
    expect(await seriousFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('the page shows the log-in form before any script of the app has run', async () => {
    const { leave, page } = await visit(market.url());
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('heading', { name: words.welcome }).waitFor();
    expect(await page.getByLabel(words.phone, { exact: true }).isVisible()).toBe(true);
    await leave();
  });

  test('what was typed before the app was there stays', async () => {
    const { leave, page, complaints } = await visit(market.url());
    const letGo = await holdCode(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const phone = page.getByLabel(words.phone, { exact: true });
    await phone.fill(market.demo.phone);
    await page.getByLabel(words.password, { exact: true }).fill(market.demo.password);
    letGo();
    await page.waitForFunction(() => document.querySelector('form button[type=submit]') !== null);
    expect((await phone.inputValue()).replace(/\D/g, '')).toBe(market.demo.phone);
    await page.getByRole('button', { name: words.logIn, exact: true }).click();
    await page.waitForURL('**/user/home');
    expect(complaints).toEqual([]);
    await leave();
  });

  test('bad input and wrong credentials get their sentence, and what was typed stays', async () => {
    const { leave, page, complaints } = await visit(market.url());
    await page.goto('/login');
    await submitLogin(page, market, '12345', '');
    await page.getByText(words.wrongPhone).first().waitFor();
    await page.getByText(words.required).waitFor();
    expect(await page.getByLabel(words.phone, { exact: true }).inputValue()).toBe('12345');

    await submitLogin(page, market, market.freshPhone(90), 'not-the-password');
    await page.getByText(words.wrongCredentials).waitFor();
    const unknownMember = await page.getByText(words.wrongCredentials).textContent();
    expect(await page.getByLabel(words.password, { exact: true }).inputValue()).toBe('not-the-password');

    await submitLogin(page, market, market.demo.phone, 'not-the-password');
    await page.getByText(words.wrongCredentials).waitFor();
    expect(await page.getByText(words.wrongCredentials).textContent()).toBe(unknownMember);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a wanted page is returned to after log-in', async () => {
    const { leave, page, complaints } = await visit(market.url());
    await page.goto('/user/statement');
    await page.waitForURL('**/login');
    await submitLogin(page, market, market.demo.phone, market.demo.password);
    await page.waitForURL('**/user/statement');
    await page.getByRole('heading', { name: words.statement }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('log-out leaves nothing behind: no token, and Back shows no data', async () => {
    const { leave, page, complaints } = await visit(market.url());
    await logIn(page, market);
    await page.getByText(market.demo.name).waitFor();
    await page.locator('a[href="/user/profile"]').click();
    await page.waitForURL('**/user/profile');
    await page.getByRole('button', { name: words.logOut }).click();
    await page.waitForURL('**/login');
    expect(
      await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token')]),
    ).toEqual([null, null]);
    await page.goBack();
    await page.waitForURL('**/login');
    expect(await page.getByText(market.demo.name).count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('remember-me decides whether the session outlives the browser', async () => {
    const { context, leave, page } = await visit(market.url());
    await page.goto('/login');
    await page.getByLabel(words.remember).check();
    await submitLogin(page, market, market.demo.phone, market.demo.password);
    await page.waitForURL('**/user/home');
    expect(
      await page.evaluate(() => [localStorage.getItem('token') !== null, sessionStorage.getItem('token')]),
    ).toEqual([true, null]);
    const again = await context.newPage();
    await again.goto('/user/home');
    await again.getByText(market.demo.name).waitFor();
    await leave();
  });

  test('an expired token leads to log-in once, with one explanation, and back', async () => {
    const { leave, page } = await visit(market.url());
    await logIn(page, market);
    await page.evaluate(() => sessionStorage.setItem('token', 'no-longer-good'));
    await page.goto('/user/statement');
    await page.waitForURL('**/login');
    await page.getByText(words.expired).waitFor();
    expect(await page.getByText(words.expired).count()).toBe(1);
    await submitLogin(page, market, market.demo.phone, market.demo.password);
    await page.waitForURL('**/user/statement');
    await leave();
  });

  test('an unknown address says so; a terminated service says so and recovers', async () => {
    const { leave, page, complaints } = await visit(market.url());
    await page.goto('/nowhere');
    await page.getByText(words.notFound).waitFor();
    await setSwitches(words.market, { terminated: true });
    try {
      await page.goto('/login');
      await page.waitForURL('**/terminated');
      await page.getByText(words.terminated).first().waitFor();
    } finally {
      await setSwitches(words.market, { terminated: false });
    }
    await page.goto('/login');
    await page.getByRole('heading', { name: words.welcome }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('log-in by keyboard alone', async () => {
    const { leave, page, complaints } = await visit(market.url());
    await page.goto('/login');
    await page.waitForFunction(() => document.querySelector('form button[type=submit]') !== null);
    await page.getByLabel(words.phone, { exact: true }).focus();
    await page.keyboard.type(market.demo.phone);
    await page.keyboard.press('Tab');
    await page.keyboard.type(market.demo.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/user/home');
    expect(complaints).toEqual([]);
    await leave();
  });
});
