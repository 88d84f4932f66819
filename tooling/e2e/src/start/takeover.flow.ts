import type { Locator, Page } from 'playwright-core';
import { visit } from '../harness/page/browser';
import { isTakenOver } from '../harness/page/is-taken-over';
import { keyboardOf, untilFocused } from '../harness/page/keyboard';
import { shiftNow, watchShifts } from '../harness/page/layout-shift';
import { ON_THAI } from '../markets';
import { balances, holdScripts, submitLogin } from '../steps';
import { IS_EXHAUSTIVE, sampled } from '@member-wallet/testing';

/** An init script: records the time of the largest contentful paint. */
const watchLargestPaint = () =>
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) Object.assign(window, { largestPaint: startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });

interface Noted {
  noted: readonly Element[];
  largestPaint: number;
}

/** The elements that must stay when the data arrives: on members' pages only the bars and the title. */
const STABLE_ELEMENTS = {
  '/login': '#root *',
  '/register': '#root *',
  '/user/home': 'header, header *, nav, nav *, main, h1',
  '/user/statement': 'header, header *, nav, nav *, main, h1',
  '/user/profile': 'header, header *, nav, nav *, main',
} as const;

const APPEARANCES = [
  { locale: 'th', theme: 'light', lang: 'th' },
  { locale: 'la', theme: 'dark', lang: 'lo' },
  { locale: 'en', theme: null, lang: 'en' },
] as const;

const PATHS = Object.keys(STABLE_ELEMENTS) as (keyof typeof STABLE_ELEMENTS)[];
/** Each page in each appearance. `npm test` covers each page in one appearance, and each appearance on at least one page. */
const CASES = APPEARANCES.flatMap((look, l) =>
  PATHS.filter((_, p) => IS_EXHAUSTIVE || p % APPEARANCES.length === l).map((path) => ({ path, ...look })),
);

describe.each(ON_THAI)('$name build: the app takes over from the prerendered page', (market) => {
  const { words } = market;

  /** Opens a prerendered page and holds its code. `takeOver` releases the code and waits for the app. */
  async function openBeforeTakeover(path: string) {
    const visited = await visit(market.url());
    const { page } = visited;
    const release = await holdScripts(page, '**/assets/*.{js,css}');
    await page.goto(path, { waitUntil: 'commit' });
    const takeOver = async () => {
      expect(await page.locator('form [type=submit]').count()).toBe(0);
      release();
      await page.locator('form [type=submit]').waitFor();
    };
    return { ...visited, keys: keyboardOf(page), takeOver, release };
  }

  test.each(CASES)(
    'keeps the elements of $path in $locale ($theme), without a shift or a later largest paint',
    async ({ path, locale, theme, lang }) => {
      const { context, leave, page, browserErrors } = await visit(market.url());
      await context.addInitScript(watchShifts);
      await context.addInitScript(watchLargestPaint);
      const isVisitor = !path.startsWith('/user');
      const { token } = isVisitor ? { token: null } : await balances(market);
      await context.addInitScript(
        (values) => {
          for (const [name, value] of Object.entries(values)) if (value) localStorage.setItem(name, value);
        },
        { locale, theme, token },
      );
      // Without a notice, whose length depends on the operator.
      await page.route('**/api/lookup/notice', (route) => route.fulfill({ json: {} }));
      // Visitor pages get their fonts together with the code. Member pages only get them after the check of the shift:
      // on a machine without a Thai font, a narrow label of the dashboard wraps until its font has loaded.
      const fonts = '**/assets/*.woff2';
      const releaseFonts = await holdScripts(page, fonts);
      const release = await holdScripts(page, '**/assets/*.{js,css}');
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('main').waitFor();
      const html = page.locator('html');
      expect(await html.getAttribute('lang')).toBe(lang);
      expect(await html.getAttribute('data-theme')).toBe(theme);
      const title = await page.title();
      await page.waitForFunction(() => 'largestPaint' in window);
      const ready = await page.evaluate((staying) => {
        Object.assign(window, { noted: [...document.querySelectorAll(staying)] });
        return performance.now();
      }, STABLE_ELEMENTS[path]);

      release();
      if (isVisitor) releaseFonts();
      await page.waitForFunction(isTakenOver);
      if (isVisitor) await page.waitForLoadState('networkidle');
      // The network is not idle while the fonts are held, so give the data, and any shift, time to arrive.
      else await page.waitForTimeout(1000);

      expect(await shiftNow(page)).toBeLessThan(0.01);
      releaseFonts();
      const after = await page.evaluate(() => {
        const { noted, largestPaint } = window as unknown as Noted;
        const gone = noted.filter((element) => !element.isConnected).map((element) => element.outerHTML);
        return { count: noted.length, gone, largestPaint };
      });
      expect(after.gone).toEqual([]);
      expect(after.count).toBeGreaterThan(20);
      expect(await page.title()).toBe(title);
      // The data of a members' page arrives later, and its larger figures are painted last.
      if (isVisitor) expect(after.largestPaint).toBeLessThan(ready);
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );

  test.each(sampled(PATHS, '/user/home'))(
    'renders %s the same with the inlined styles as with all styles',
    async (path) => {
      const { context, leave, page, browserErrors } = await visit(market.url());
      if (path.startsWith('/user')) {
        const { token } = await balances(market);
        await context.addInitScript((value) => localStorage.setItem('token', value), token);
      }
      const releaseScripts = await holdScripts(page);
      const releaseStyles = await holdScripts(page, '**/assets/*.css');
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('main').waitFor();
      // Load the web fonts, which otherwise load after the code. Fallback fonts that this machine lacks fail to load.
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
      const looks = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('html, body, #root *')].flatMap((element) =>
            [null, '::before', '::after', '::placeholder'].map((part) => {
              const style = getComputedStyle(element, part);
              return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
            }),
          ),
        );
      const first = await looks();
      expect(first.length).toBeGreaterThan(100);
      releaseStyles();
      await page.waitForFunction(() => document.querySelector('link[data-awaited]') === null);
      expect(await looks()).toEqual(first);
      releaseScripts();
      await page.waitForFunction(isTakenOver);
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );

  test('loads the style sheets one by one if their bundle fails to load', async () => {
    const { leave, page } = await visit(market.url());
    await page.route('**/assets/start-*.css', (route) => route.abort());
    await page.goto('/login', { waitUntil: 'commit' });
    await page.waitForFunction(isTakenOver);
    await page.getByRole('button', { name: words.menu.open }).click();
    const menu = page.getByRole('menu');
    await menu.waitFor();
    await page.waitForFunction(() => document.querySelector('link[disabled]') === null);
    await page.waitForLoadState('networkidle');
    expect(await menu.evaluate((element) => getComputedStyle(element).position)).toBe('absolute');
    await leave();
  });

  test('keeps the focus on a button, and the caret in a field', async () => {
    const { leave, page, browserErrors, keys, takeOver } = await openBeforeTakeover('/login');
    const phone = page.getByLabel(words.phone, { exact: true });
    await keys.type(phone, market.demo.phone);
    await keys.key('ArrowLeft');
    await keys.key('ArrowLeft');
    const caret = () => phone.evaluate((input) => (input as HTMLInputElement).selectionStart);
    const at = await caret();
    expect(at).toBeLessThan(market.demo.phone.length);
    await takeOver();
    expect(await caret()).toBe(at);
    expect(browserErrors).toEqual([]);
    await leave();

    const second = await openBeforeTakeover('/login');
    const button = second.page.getByRole('button', { name: words.menu.open });
    await second.keys.to(button);
    await second.takeOver();
    await untilFocused(button);
    await second.leave();
  });

  test.each(sampled(['ArrowDown', 'Enter', 'Space'], 'ArrowDown'))(
    'opens the menu and focuses it if %s was pressed on the language button before',
    async (key) => {
      const { leave, page, browserErrors, keys, takeOver } = await openBeforeTakeover('/login');
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

  test.each(Object.keys(holds))(
    'completes a press that began before and ends after the takeover: %s',
    async (name) => {
      const { leave, page, browserErrors, release } = await openBeforeTakeover('/login');
      const button = page.getByRole('button', { name: words.menu.open });
      const letGo = await holds[name]?.(page, button);
      release();
      await page.waitForFunction(isTakenOver);
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      await letGo?.();
      await page.getByRole('menuitemradio', { checked: true }).first().waitFor();
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );

  test('takes over even if a control stays pressed', async () => {
    const { leave, page, takeOver } = await openBeforeTakeover('/login');
    await page.getByRole('button', { name: words.menu.open }).hover();
    await page.mouse.down();
    await takeOver();
    await leave();
  });

  test.each(sampled(['/login', '/register'], '/login'))(
    'renders %s before any other file has loaded',
    async (path) => {
      const { leave, page, browserErrors, takeOver } = await openBeforeTakeover(path);
      const bar = page.getByRole('banner');
      expect(await bar.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
      await takeOver();
      const files = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      expect(files.some((name) => /\/vendor-[^/]+\.js$/.test(name))).toBe(true);
      expect(files.filter((name) => name.endsWith('.css'))).toEqual([
        expect.stringMatching(/\/assets\/start-[\w-]+\.css$/),
      ]);
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );

  // Counts the document and everything that is preloaded, but not calls and the operator's pictures.
  test('log-in needs at most 12 files', async () => {
    const { leave, page } = await visit(market.url());
    // Without a notice, which would also load the sanitiser.
    await page.route('**/api/lookup/notice', (route) => route.fulfill({ json: {} }));
    await page.goto('/login', { waitUntil: 'networkidle' });
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => !/^\/(?:api|media)\//.test(path)),
    );
    expect(files).toContainEqual(expect.stringMatching(/\/member-[^/]+\.js$/));
    expect(files.length).toBeLessThanOrEqual(11);
    await leave();
  });

  test.each(sampled(['/login', '/', '/user/statement', '/register'], '/', '/register'))(
    'keeps the input and the visible focus on %s',
    async (path) => {
      const { leave, page, browserErrors, keys, takeOver } = await openBeforeTakeover(path);
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

  test.each(sampled(['/nowhere', '/user/nowhere', '/terminated'], '/nowhere'))(
    'prerenders nothing for %s',
    async (path) => {
      const { leave, page, browserErrors, release } = await openBeforeTakeover(path);
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
    const { leave, page, browserErrors, keys, release } = await openBeforeTakeover('/user/statement');
    await keys.type(page.getByLabel(words.phone, { exact: true }), market.demo.phone);
    await keys.type(page.getByLabel(words.password, { exact: true }), market.demo.password);
    await keys.key('Enter');
    release();
    await page.getByRole('heading', { name: words.statement }).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('shows the requested page after log-in even if a link was pressed before the app had loaded', async () => {
    const { leave, page, browserErrors, release } = await openBeforeTakeover('/user/statement?page=1');
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
