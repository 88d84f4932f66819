import { visit } from './harness/browser';
import { ON_THAI } from './markets';
import { registerByApi, submitLogin } from './steps';

test.each(ON_THAI)(
  '$name build: sends a second log-in pressed while the spinner of the refused first one is still shown',
  async (market) => {
    const { words } = market;
    const member = await registerByApi(market, market.freshPhone(1));
    const { leave, page, browserErrors } = await visit(market.url());
    await page.clock.install();
    await page.goto('/login');
    const button = page
      .getByRole('button', { name: words.logIn, exact: true })
      .and(page.locator('[type=submit]'));
    await button.waitFor();
    // With a fake clock, the spinner disappears exactly between press and release.
    await page.clock.pauseAt(Date.now() + 60_000);
    await submitLogin(page, market, member.phone, 'not-the-password');
    await page.clock.runFor(200);
    await page.getByText(words.wrongCredentials).waitFor();
    await page.getByLabel(words.password, { exact: true }).fill(member.password);
    const sign = button.locator('svg');
    expect(await sign.count()).toBe(1);
    expect(await button.getAttribute('aria-disabled')).toBeNull();

    await button.hover();
    await page.mouse.down();
    await page.clock.runFor(200);
    await sign.waitFor({ state: 'detached' });
    await page.mouse.up();
    await page.clock.resume();
    await page.waitForURL('**/user/home');
    expect(browserErrors).toEqual([]);
    await leave();
  },
);
