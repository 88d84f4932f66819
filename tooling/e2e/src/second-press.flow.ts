import { visit } from './harness/browser';
import { MARKETS } from './markets';
import { registerByApi, submitLogin } from './steps';

test.each(MARKETS)(
  '$name build: log-in pressed again right after a refusal counts, though the sign of the first goes meanwhile',
  async (market) => {
    const { words } = market;
    const member = await registerByApi(market, market.freshPhone(1));
    const { leave, page, complaints } = await visit(market.url());
    await page.clock.install();
    await page.goto('/login');
    const button = page
      .getByRole('button', { name: words.logIn, exact: true })
      .and(page.locator('[type=submit]'));
    await button.waitFor();
    // From here on time is ours: the sign goes when the finger is down, as it may for anybody.
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
    expect(complaints).toEqual([]);
    await leave();
  },
);
