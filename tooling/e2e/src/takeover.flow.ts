import { visit } from './harness/browser';
import { keyboardOf, untilFocused } from './harness/keyboard';
import { MARKETS } from './markets';
import { holdScripts } from './steps';

describe.each(MARKETS)('$name build: the app takes over from the prerendered page', (market) => {
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
});
