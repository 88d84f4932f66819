import { visit } from '../harness/page/browser';
import { callCount } from '../harness/stack/operator';
import { INERT_PAGE } from '../harness/page/pooled-context';
import { ON_LAOS } from '../markets';
import { balances, holdScripts, submitLogin } from '../steps';
import { sampled } from '@member-wallet/testing';

const AXIOS = '**/assets/transport-*.js';

describe.each(ON_LAOS)('$name build: axios loads after the first screen', (market) => {
  const { words } = market;
  const logins = () => callCount(words.market, 'login');

  test.each(sampled(['/user/home', '/user/statement'], '/user/home'))(
    '%s shows its data without axios',
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
      // It is still loaded once the browser is idle.
      await asked;
      release();
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );

  test('delays a log-in until axios has loaded, and sends it once', async () => {
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

  test('sends nothing and shows an error if axios fails to load; a second log-in works', async () => {
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
    // If the browser caches the failed import, nothing is sent, and the page offers to reload.
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
