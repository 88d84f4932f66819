import { visit } from '../harness/page/browser';
import { callCount } from '../harness/stack/operator';
import { INERT_PAGE } from '../harness/page/pooled-context';
import { ON_LAOS } from '../markets';
import { balances, holdScripts, submitLogin } from '../steps';
import { sampled } from '@member-wallet/testing';

const AXIOS = '**/assets/transport-*.js';

describe.each(ON_LAOS)('$name build: axios comes after the first screen', (market) => {
  const { words } = market;
  const logins = () => callCount(words.market, 'login');

  test.each(sampled(['/user/home', '/user/statement'], '/user/home'))(
    '%s shows its data without it',
    async (path) => {
      const { leave, page, browserErrors } = await visit(market.url());
      await page.goto(INERT_PAGE);
      const { token } = await balances(market);
      await page.evaluate((value) => localStorage.setItem('token', value), token);
      const release = await holdScripts(page, AXIOS);
      const asked = page.waitForRequest(AXIOS);
      await page.goto(path);
      if (path === '/user/home') await page.getByText(market.demo.name).waitFor();
      else await page.getByRole('button', { name: words.records.details }).first().waitFor();
      // It is fetched all the same, when the browser has nothing else to do.
      await asked;
      release();
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );

  test('a log-in that is sent before it has come waits for it, and arrives once', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    const release = await holdScripts(page, AXIOS);
    const asked = page.waitForRequest(AXIOS);
    await page.goto('/login');
    const before = await logins();
    await submitLogin(page, market, market.demo.phone, market.demo.password);
    await asked;
    expect(await logins()).toBe(before);
    release();
    await page.waitForURL('**/user/home');
    await page.getByText(market.demo.name).waitFor();
    expect(await logins()).toBe(before + 1);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('if it cannot be fetched, nothing is sent, the app says so, and then a log-in works', async () => {
    const { leave, page } = await visit(market.url());
    await page.route(AXIOS, (route) => route.abort());
    await page.goto('/login');
    const before = await logins();
    await submitLogin(page, market, market.demo.phone, market.demo.password);
    const said = page.getByRole('alert').or(page.getByRole('alertdialog')).filter({ hasText: /\S/ }).first();
    await said.waitFor();
    expect(await logins()).toBe(before);
    expect(await page.getByLabel(words.password, { exact: true }).inputValue()).toBe(market.demo.password);
    await page.unroute(AXIOS);
    await page.keyboard.press('Escape');
    await submitLogin(page, market, market.demo.phone, market.demo.password);
    // A browser that remembers the failure sends nothing: the page offers to be loaded anew.
    const reload = page.getByRole('button', { name: words.waysOut.reload });
    await Promise.race([reload.waitFor(), page.waitForURL('**/user/home')]);
    if (await reload.isVisible()) {
      expect(await logins()).toBe(before);
      await Promise.all([page.waitForEvent('load'), reload.click()]);
      await submitLogin(page, market, market.demo.phone, market.demo.password);
    }
    await page.waitForURL('**/user/home');
    expect(await logins()).toBe(before + 1);
    await leave();
  });
});
