import type { BrowserContext, Page } from 'playwright-core';
import { PNG } from '../chat/chat-steps';
import { visit } from '../harness/page/browser';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import { isTakenOver } from '../harness/page/is-taken-over';
import { coveredByInsets, type Insets, emulateDevice } from '../harness/page/safe-area';
import { MARKETS, type Market, ON_LAOS, ON_THAI } from '../markets';
import { balances, GAME, holdScripts, openTransfer } from '../steps';

const [, LAOS] = MARKETS as [Market, Market];

/**
 * Android's Back sends a close request without a key event. Escape also sends a close request, so this hides Escape's
 * key event from all listeners of the page.
 */
const silenceEscape = () => {
  const silence = (event: KeyboardEvent) => event.key === 'Escape' && event.stopImmediatePropagation();
  window.addEventListener('keydown', silence, { capture: true });
};
const back = (page: Page) => page.keyboard.press('Escape');
const dialogs = (page: Page) => page.locator('dialog[open]');
const untilDetached = (page: Page, selector: string) =>
  page.locator(selector).first().waitFor({ state: 'detached' });
const place = (page: Page) => page.evaluate(() => location.pathname + location.search);

async function enter(context: BrowserContext, page: Page, market: Market, path: string): Promise<void> {
  const { token } = await balances(market);
  await context.addInitScript((value) => sessionStorage.setItem('token', value), token);
  await page.goto(path);
  await page.locator('nav a').first().waitFor();
}

const openChat = async (page: Page, { words }: Market) => {
  await page.getByRole('button', { name: words.chat.open }).click();
  await page.getByRole('textbox', { name: words.chat.write }).waitFor();
};

describe('Back', () => {
  const open = async (market: Market) => {
    const seen = await visit(market.url());
    await seen.context.addInitScript(silenceEscape);
    return seen;
  };

  test.each(ON_THAI)(
    '$name build: closes dialogs one by one, and a menu, without leaving the page',
    async (market) => {
      const { context, leave, page, browserErrors } = await open(market);
      await enter(context, page, market, '/user/home');
      await page.getByText(market.demo.name).waitFor();
      const before = await place(page);
      await page.getByRole('button', { name: market.words.transfer, exact: true }).click();
      await page.getByRole('option').first().waitFor();
      expect(await dialogs(page).count()).toBe(2);
      await back(page);
      await untilDetached(page, '[role=option]');
      expect(await dialogs(page).count()).toBe(1);
      await back(page);
      await untilDetached(page, 'dialog[open]');

      await page.locator('header button[aria-haspopup=menu]').click();
      await page.getByRole('menu').waitFor();
      await back(page);
      await untilDetached(page, '[role=menu]');
      expect(await place(page)).toBe(before);
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );

  test('keeps the dialog open during a transfer', async () => {
    const { words } = LAOS;
    const { context, leave, page, browserErrors } = await open(LAOS);
    await enter(context, page, LAOS, '/user/home');
    await openTransfer(page, LAOS);
    await page.locator('input[name=amount]').fill('1');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/wallet/transfer', async (route) => {
      await held;
      await route.fulfill({ json: { message: 'OK' } });
    });
    const sent = page.waitForRequest('**/api/wallet/transfer');
    await dialogs(page)
      .getByRole('button', { name: new RegExp(`^${words.transfer}`) })
      .click();
    await sent;
    // Chrome closes a dialog on the second close request, even if the page prevents it.
    for (let times = 3; times > 0; times -= 1) await back(page);
    await dialogs(page).getByRole('heading', { name: words.transfer }).waitFor();
    release();
    await page.getByRole('alertdialog').getByText(words.done).waitFor();
    await back(page);
    await untilDetached(page, 'dialog[open]');
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test.each(ON_LAOS)('$name build: closes a tutorial, and Forward opens it again', async (market) => {
    const { leave, page, browserErrors } = await open(market);
    await page.goto('/howto');
    await page.waitForFunction(isTakenOver);
    const opener = page.locator('main button[aria-haspopup=dialog]').first();
    await opener.click();
    await page.locator('dialog[open] video').waitFor();
    await back(page);
    await untilDetached(page, 'dialog[open]');
    expect(await place(page)).toBe('/howto');
    await page.goForward();
    await page.locator('dialog[open] video').waitFor();
    await dialogs(page).getByRole('button', { name: market.words.close }).click();
    await untilDetached(page, 'dialog[open]');
    expect(await place(page)).toBe('/howto');
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test.each(ON_THAI)(
    '$name build, a tablet: closes the picture over the chat, then the chat',
    async (market) => {
      const { leave, page, browserErrors } = await open(market);
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.goto('/contact');
      const before = await place(page);
      await openChat(page, market);
      await page
        .locator('.panel input[type=file]')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
      await page.locator('.previews img').waitFor();
      await page.locator('.panel .send').click();
      await page.locator('.panel button.picture').click();
      await page.locator('.panel .viewer').waitFor();
      await back(page);
      await untilDetached(page, '.panel .viewer');
      await page.getByRole('textbox', { name: market.words.chat.write }).waitFor();
      await back(page);
      await untilDetached(page, '.panel');
      expect(await place(page)).toBe(before);
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );
});

const SHAPES: [string, { width: number; height: number }, Insets][] = [
  ['portrait', { width: 390, height: 844 }, { top: 47, right: 0, bottom: 34, left: 0 }],
  ['landscape', { width: 740, height: 360 }, { top: 0, right: 44, bottom: 21, left: 44 }],
  ['landscape with a split screen', { width: 420, height: 390 }, { top: 0, right: 59, bottom: 21, left: 59 }],
];

test.each(SHAPES.filter(([name]) => IS_EXHAUSTIVE || name !== 'landscape'))(
  'in %s, nothing is covered by the notch, the corners or the system bar',
  async (_, size, insets) => {
    const market = LAOS;
    const { context, leave, page, browserErrors } = await visit(market.url());
    const hidden = async (where: string) =>
      (await coveredByInsets(page, insets)).map((each) => `${where}: ${each}`);
    await page.goto('/contact');
    await emulateDevice(page, size, insets);
    const found = await hidden('contact');
    await openChat(page, market);
    found.push(...(await hidden('chat')));
    await enter(context, page, market, '/user/home');
    await page.getByText(market.demo.name).waitFor();
    // Until the page is idle, the still row of games has slides that its frame cuts off.
    await page.locator(GAME).first().waitFor();
    found.push(...(await hidden('home')));
    await page.evaluate(() => scrollTo(0, 0));
    await openTransfer(page, market);
    const main = dialogs(page).getByRole('button', { name: new RegExp(`^${market.words.transfer}`) });
    await main.scrollIntoViewIfNeeded();
    found.push(...(await hidden('transfer')));
    await main.click();
    await page.getByRole('alertdialog').waitFor();
    found.push(...(await hidden('message')));
    expect(found).toEqual([]);
    expect(browserErrors).toEqual([]);
    await leave();
  },
);

test.each(MARKETS)('$name build: can be installed', async (market) => {
  const { context, leave, page } = await visit(market.url());
  await page.goto('/login');
  const session = await context.newCDPSession(page);
  const { errors, url, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Incognito contexts cannot install anything. Any other error is the page's fault.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string; purpose: string }[] };
  const pictures = [...icons, { src: '/apple-touch-icon.png', sizes: '180x180', purpose: 'maskable' }];
  const seen = await page.evaluate(
    (list) =>
      Promise.all(
        list.map(async ({ src, sizes, purpose }) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          const { naturalWidth: width, naturalHeight: height } = picture;
          const canvas = new OffscreenCanvas(width, height);
          const context2d = canvas.getContext('2d');
          context2d?.drawImage(picture, 0, 0);
          const points = context2d?.getImageData(0, 0, width, height).data ?? [];
          let isOpaque = true;
          for (let at = 3; at < points.length; at += 4) isOpaque &&= points[at] === 255;
          return { src, sizes: sizes === 'any' ? sizes : `${width}x${height}`, purpose, isOpaque };
        }),
      ),
    pictures,
  );
  expect(seen.map(({ src, sizes, purpose }) => ({ src, sizes, purpose }))).toEqual(
    pictures.map(({ src, sizes, purpose }) => ({ src, sizes, purpose })),
  );
  // Phones crop these icons to a shape of their own, so the corners must be opaque.
  expect(seen.filter(({ purpose }) => purpose === 'maskable').map(({ isOpaque }) => isOpaque)).toEqual([
    true,
    true,
  ]);
  expect(pictures.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
  );
  await leave();
});

describe('repeats a press from before the app loaded', () => {
  test('on a form', async () => {
    const { leave, page, browserErrors } = await visit(LAOS.url());
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel(LAOS.words.phone, { exact: true }).fill(LAOS.demo.phone);
    await page.getByLabel(LAOS.words.password, { exact: true }).fill(LAOS.demo.password);
    await page.getByRole('button', { name: LAOS.words.logIn, exact: true }).click();
    release();
    await page.waitForURL('**/user/home');
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test.each(ON_LAOS)('$name build: on the dashboard, and restores the focus', async (market) => {
    const { context, leave, page, browserErrors } = await visit(market.url());
    const { token } = await balances(market);
    await context.addInitScript((value) => sessionStorage.setItem('token', value), token);
    const release = await holdScripts(page);
    await page.goto('/user/home', { waitUntil: 'commit' });
    await page.getByRole('button', { name: market.words.transfer, exact: true }).click();
    release();
    await page.getByRole('option').first().waitFor();
    await back(page);
    await untilDetached(page, '[role=option]');
    await back(page);
    await untilDetached(page, 'dialog[open]');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(market.words.transfer);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});

describe.each(ON_THAI)('$name build: a sheet', (market) => {
  const { words } = market;

  test('can be pulled down, keeps the input if released early, and does not move when a field is dragged', async () => {
    const { context, leave, page, browserErrors } = await visit(market.url());
    await enter(context, page, market, '/user/home');
    await page.getByText(market.demo.name).waitFor();
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 120, y }] });
    const pull = async (from: number, by: number) => {
      await touch('touchStart', from);
      for (let moved = 0; moved <= by; moved += 10) {
        await touch('touchMove', from + moved);
        // Slowly, so that it is not a fling.
        await page.waitForTimeout(20);
      }
      await touch('touchEnd');
    };
    const top = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      if (!box) throw new Error(`${selector} has no place`);
      return box.y + box.height / 2;
    };
    await openTransfer(page, market);
    const amount = page.locator('dialog[open] input[name=amount]');
    await amount.fill('12');
    await pull(await top('dialog[open] h2'), 60);
    await pull(await top('dialog[open] input[name=amount]'), 200);
    expect(await amount.inputValue()).toBe('12');
    const before = await place(page);
    await pull(await top('dialog[open] h2'), 200);
    await untilDetached(page, 'dialog[open]');
    expect(await place(page)).toBe(before);
    // It reopens in its normal position.
    await openTransfer(page, market);
    const box = await page.locator('dialog[open]').boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
    await dialogs(page).getByRole('button', { name: words.close, exact: true }).click();
    await untilDetached(page, 'dialog[open]');
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
