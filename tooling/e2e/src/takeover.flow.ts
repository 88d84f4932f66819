import { visit } from './harness/browser';
import { keyboardOf, untilFocused } from './harness/keyboard';
import { MARKETS } from './markets';
import { holdCode } from './steps';

describe.each(MARKETS)('$name build: the app takes over from the prerendered page', (market) => {
  const { words } = market;

  /** The prerendered page; the answer lets the code come, and waits until the app stands in its place. */
  async function early(path: string) {
    const visited = await visit(market.url());
    const { page } = visited;
    const letGo = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const takeOver = async () => {
      expect(await page.locator('form [type=submit]').count()).toBe(0);
      letGo();
      await page.locator('form [type=submit]').waitFor();
    };
    return { ...visited, keys: keyboardOf(page), takeOver, letGo };
  }

  test.each(['ArrowDown', 'Enter', 'Space'])(
    '%s on the language button, pressed before, opens the menu with the focus in it',
    async (key) => {
      const { leave, page, complaints, keys, takeOver } = await early('/login');
      const button = page.getByRole('button', { name: words.menu.open });
      await keys.press(button, key);
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      await takeOver();
      await untilFocused(page.getByRole('menuitemradio', { checked: true }));
      await keys.key('Escape');
      await untilFocused(button);
      expect(complaints).toEqual([]);
      await leave();
    },
  );

  test.each(['/login', '/', '/user/statement', '/register'])(
    'at %s what was typed stays, and what has the focus keeps and shows it',
    async (path) => {
      const { leave, page, complaints, keys, takeOver } = await early(path);
      const phone = page.getByLabel(words.phone, { exact: true });
      const link = page.locator('main a[href="/care"]');
      await keys.type(phone, market.demo.phone);
      await keys.to(link);
      await takeOver();
      await untilFocused(link);
      await keys.to(link);
      expect((await phone.inputValue()).replace(/\D/g, '')).toBe(market.demo.phone);
      expect(complaints).toEqual([]);
      await leave();
    },
  );

  test.each(['/nowhere', '/user/nowhere', '/terminated'])(
    'at %s nothing stands that the app then takes away',
    async (path) => {
      const { leave, page, complaints, letGo } = await early(path);
      await page.waitForFunction(() => document.readyState !== 'loading');
      expect(await page.locator('#root > *').count()).toBe(0);
      letGo();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('textbox').count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(complaints).toEqual([]);
      await leave();
    },
  );

  test('Enter in the form, pressed before, logs in and shows the wanted page', async () => {
    const { leave, page, complaints, keys, letGo } = await early('/user/statement');
    await keys.type(page.getByLabel(words.phone, { exact: true }), market.demo.phone);
    await keys.type(page.getByLabel(words.password, { exact: true }), market.demo.password);
    await keys.key('Enter');
    letGo();
    await page.getByRole('heading', { name: words.statement }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});
