import type { Locator, Page } from 'playwright-core';
import { visit } from './harness/browser';
import { keyboardOf, untilFocused } from './harness/keyboard';
import { ON_THAI } from './markets';
import { isTakenOver } from './scenes/wait-until-idle';
import { holdScripts, submitLogin } from './steps';

describe.each(ON_THAI)('$name build: the app takes over from the prerendered page', (market) => {
  const { words } = market;

  /** Opens a prerendered page without its code. `takeOver` releases the code and waits for the app. */
  async function early(path: string) {
    const visited = await visit(market.url());
    const { page } = visited;
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const takeOver = async () => {
      expect(await page.locator('form [type=submit]').count()).toBe(0);
      release();
      await page.locator('form [type=submit]').waitFor();
    };
    return { ...visited, keys: keyboardOf(page), takeOver, release };
  }

  test.each(['ArrowDown', 'Enter', 'Space'])(
    'opens the menu with the focus in it if %s was pressed on the language button before',
    async (key) => {
      const { leave, page, browserErrors, keys, takeOver } = await early('/login');
      const button = page.getByRole('button', { name: words.menu.open });
      await keys.press(button, key);
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      await takeOver();
      await untilFocused(page.getByRole('menuitemradio', { checked: true }));
      await keys.key('Escape');
      await untilFocused(button);
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );

  const holds: Record<string, (page: Page, button: Locator) => Promise<() => Promise<void>>> = {
    'the mouse button': async (page, button) => {
      await button.hover();
      await page.mouse.down();
      return () => page.mouse.up();
    },
    'a finger': async (page, button) => {
      const box = await button.boundingBox();
      const finger = await page.context().newCDPSession(page);
      const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      return async () =>
        void (await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }));
    },
    'the space bar': async (page, button) => {
      await button.focus();
      await page.keyboard.down('Space');
      return () => page.keyboard.up('Space');
    },
  };

  test.each(Object.keys(holds))('loses no press whose end comes when the app is ready: %s', async (name) => {
    const { leave, page, browserErrors, release } = await early('/login');
    const button = page.getByRole('button', { name: words.menu.open });
    const letGo = await holds[name]?.(page, button);
    release();
    // An app that does not wait takes over now.
    await page.waitForFunction(isTakenOver, undefined, { timeout: 500 }).catch(() => undefined);
    await letGo?.();
    await page.getByRole('menuitemradio', { checked: true }).first().waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('a control that is never let go of does not keep the app away', async () => {
    const { leave, page, takeOver } = await early('/login');
    await page.getByRole('button', { name: words.menu.open }).hover();
    await page.mouse.down();
    await takeOver();
    await leave();
  });

  test.each(['/login', '/register'])('draws %s before any other file has arrived', async (path) => {
    const { leave, page, browserErrors, takeOver } = await early(path);
    const bar = page.getByRole('banner');
    expect(await bar.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
    await takeOver();
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(5);
    expect(files.filter((name) => name.endsWith('.css'))).toEqual([]);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test.each(['/login', '/', '/user/statement', '/register'])(
    'keeps the input and the visible focus at %s',
    async (path) => {
      const { leave, page, browserErrors, keys, takeOver } = await early(path);
      const phone = page.getByLabel(words.phone, { exact: true });
      const link = page.locator('main a[href="/care"]');
      await keys.type(phone, market.demo.phone);
      await keys.to(link);
      await takeOver();
      await untilFocused(link);
      await keys.to(link);
      expect((await phone.inputValue()).replace(/\D/g, '')).toBe(market.demo.phone);
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );

  test.each(['/nowhere', '/user/nowhere', '/terminated'])(
    'prerenders nothing at %s that the app would remove',
    async (path) => {
      const { leave, page, browserErrors, release } = await early(path);
      await page.waitForFunction(() => document.readyState !== 'loading');
      expect(await page.locator('#root > *').count()).toBe(0);
      release();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('textbox').count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );

  test('logs in and shows the requested page if Enter was pressed in the form before', async () => {
    const { leave, page, browserErrors, keys, release } = await early('/user/statement');
    await keys.type(page.getByLabel(words.phone, { exact: true }), market.demo.phone);
    await keys.type(page.getByLabel(words.password, { exact: true }), market.demo.password);
    await keys.key('Enter');
    release();
    await page.getByRole('heading', { name: words.statement }).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('shows the requested page after log-in even if a link was pressed before the app had loaded', async () => {
    const { leave, page, browserErrors, release } = await early('/user/statement?page=1');
    await page.locator('main a[href="/register"]').click();
    await page.waitForURL('**/register', { waitUntil: 'commit' });
    release();
    await page.getByRole('link', { name: words.logIn, exact: true }).click();
    await submitLogin(page, market, market.demo.phone, market.demo.password);
    await page.getByRole('heading', { name: words.statement }).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
