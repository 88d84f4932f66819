import { seriousFindings, visit } from '../harness/page/browser';
import { setSwitches } from '../harness/stack/operator';
import { MARKETS, runsOn } from '../markets';
import { holdScripts, logIn, submitLogin } from '../steps';

describe.each(MARKETS)('$name build: log-in', (market) => {
  const { words } = market;

  test('shows the log-in page in the market’s language', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await page.goto('/');
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: words.welcome }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(words.lang);
    expect(await seriousFindings(page)).toEqual([]);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  if (runsOn('Laos', market)) {
    test('shows the log-in form before any script of the app has run', async () => {
      const { leave, page } = await visit(market.url());
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/login');
      await page.getByRole('heading', { name: words.welcome }).waitFor();
      expect(await page.getByLabel(words.phone, { exact: true }).isVisible()).toBe(true);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('keeps input from before the app loaded', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
      const release = await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });
      const phone = page.getByLabel(words.phone, { exact: true });
      await phone.fill(market.demo.phone);
      await page.getByLabel(words.password, { exact: true }).fill(market.demo.password);
      release();
      await page.waitForFunction(() => document.querySelector('form button[type=submit]') !== null);
      expect((await phone.inputValue()).replace(/\D/g, '')).toBe(market.demo.phone);
      await page.getByRole('button', { name: words.logIn, exact: true }).click();
      await page.waitForURL('**/user/home');
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('explains invalid input and wrong credentials, and keeps the input', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
      await page.goto('/login');
      await submitLogin(page, market, '081x', '');
      await page.getByText(words.notAPhone).first().waitFor();
      await page.getByText(words.required(words.password)).waitFor();
      expect(await page.getByLabel(words.phone, { exact: true }).inputValue()).toBe('081x');

      await submitLogin(page, market, market.freshPhone(90), 'not-the-password');
      await page.getByText(words.wrongCredentials).waitFor();
      const unknownMember = await page.getByText(words.wrongCredentials).textContent();
      expect(await page.getByLabel(words.password, { exact: true }).inputValue()).toBe('not-the-password');

      // The message of the previous attempt may still be shown.
      const answered = page.waitForResponse('**/api/login');
      await submitLogin(page, market, market.demo.phone, 'not-the-password');
      await answered;
      await page.getByText(words.wrongCredentials).waitFor();
      expect(await page.getByText(words.wrongCredentials).textContent()).toBe(unknownMember);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Thai', market)) {
    test('returns to the requested page after log-in', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
      await page.goto('/user/statement');
      await page.waitForURL('**/login');
      await submitLogin(page, market, market.demo.phone, market.demo.password);
      await page.waitForURL('**/user/statement');
      await page.getByRole('heading', { name: words.statement }).waitFor();
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('returns to the requested page after visits to other public pages', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
      await page.goto('/user/statement');
      await page.waitForURL('**/login');
      await page.locator('a[href="/contact"]').first().click();
      await page.waitForURL('**/contact');
      // A reload must not lose the requested page.
      await page.reload();
      await page.locator('a[href="/register"]').first().click();
      await page.waitForURL('**/register');
      await page.locator('a[href="/login"]').first().click();
      await submitLogin(page, market, market.demo.phone, market.demo.password);
      await page.waitForURL('**/user/statement');
      await page.getByRole('heading', { name: words.statement }).waitFor();
      expect(await page.evaluate(() => sessionStorage.getItem('wanted-path'))).toBeNull();
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('deletes the token on log-out, and Back shows no data', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
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
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('keeps the session in localStorage only with remember-me', async () => {
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
  }

  if (runsOn('Laos', market)) {
    test('redirects to log-in once if the token has expired, explains it once, and returns to the page', async () => {
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
  }

  if (runsOn('Laos', market)) {
    test('shows a page for an unknown URL and for a terminated service, and recovers when the service is back', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
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
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('logs in by keyboard alone', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
      await page.goto('/login');
      await page.waitForFunction(() => document.querySelector('form button[type=submit]') !== null);
      await page.getByLabel(words.phone, { exact: true }).focus();
      await page.keyboard.type(market.demo.phone);
      await page.keyboard.press('Tab');
      await page.keyboard.type(market.demo.password);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/user/home');
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }
});
