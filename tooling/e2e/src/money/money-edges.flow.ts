import type { Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { slipPicture } from '../harness/stack/payments';
import { callCount, clearFaults, fund, injectFault, setSwitches } from '../harness/stack/operator';
import { MARKETS, type Market, runsOn } from '../markets';
import { balances, GAME, inviteCode, logIn, openTransfer, registerByApi } from '../steps';

const REFUSALS = [
  ['MONEY_NOT_ENOUGH', 422],
  ['TRANSFER_FAIL', 502],
  ['TRANSFER_MINIMUM', 422],
  ['NO_GAME', 404],
  ['BONUS_REMAINING', 409],
] as const;

/** An init script: records what the page passes to the share sheet. */
const SHARE_SHEET = `
  globalThis.shared = [];
  navigator.canShare = () => true;
  navigator.share = async (given) => { globalThis.shared.push({ url: given.url, files: (given.files ?? []).map((file) => file.type) }); };
`;
const shared = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'shared') as unknown);

/** nginx's default body limit, and its response to larger bodies. */
const NGINX_LIMIT = 1024 * 1024;
const REFUSED_BY_NGINX = {
  status: 413,
  contentType: 'text/html',
  body: '<html><head><title>413 Request Entity Too Large</title></head></html>',
};

/** Records the sizes of the files that the page sends, which Playwright does not expose. */
const recordFileSizes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sizes: number[] = [];
    Object.assign(globalThis, { sizes });
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData && body.get('file');
      if (file instanceof File) sizes.push(file.size);
      send.call(this, body);
    };
  });
const sentSizes = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'sizes') as number[]);

describe.each(MARKETS)('$name build: edge cases of the money screens', (market) => {
  const { words } = market;
  let member: Market['demo'];
  beforeAll(async () => {
    member = await registerByApi(market, market.freshPhone(1));
    await fund(words.market, member.phone, words.market === 'th' ? 1000 : 1_000_000);
  });

  async function open() {
    const { context, leave, page, browserErrors } = await visit(market.url());
    await logIn(page, market, member);
    return { context, page, browserErrors, leave };
  }
  async function openDeposit(page: Page) {
    await page.getByRole('button', { name: words.deposit.title, exact: true }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  }
  async function openSlip(page: Page) {
    await openDeposit(page);
    await page.getByRole('button', { name: words.deposit.slip }).click();
    await page.getByRole('button', { name: words.deposit.camera }).waitFor();
  }

  if (runsOn('Thai', market)) {
    test('says which deposits are checked manually', async () => {
      await setSwitches(words.market, { manualDeposit: true });
      const { leave, page, browserErrors } = await open();
      try {
        await openDeposit(page);
        await page.getByText(words.deposit.manual).waitFor();
        expect(await seriousFindings(page)).toEqual([]);
      } finally {
        await setSwitches(words.market, { manualDeposit: false });
      }
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Thai', market)) {
    test('accepts a slip from the camera or the clipboard, and converts formats other than PNG to JPEG', async () => {
      const { leave, page, browserErrors } = await open();
      await openSlip(page);
      const buffer = await slipPicture(words.market, member.phone, 11);
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: words.deposit.camera }).click(),
      ]);
      expect(await chooser.element().getAttribute('capture')).toBe('environment');
      await chooser.setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
      const preview = page.getByRole('img', { name: words.deposit.preview });
      await preview.waitFor();
      const first = await preview.getAttribute('src');
      await page.evaluate((base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([bytes], 'pasted.png', { type: 'image/png' }));
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, buffer.toString('base64'));
      await page.waitForFunction(
        (old) => document.querySelector('dialog img')?.getAttribute('src') !== old,
        first,
      );
      await preview.waitFor();
      const second = await preview.getAttribute('src');
      await page.evaluate(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
        const webp = await canvas.convertToBlob({ type: 'image/webp' });
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([webp], 'slip.webp', { type: webp.type }));
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, buffer.toString('base64'));
      await page.waitForFunction(
        (old) => document.querySelector('dialog img')?.getAttribute('src') !== old,
        second,
      );
      await page.getByText(words.deposit.slipReadable).waitFor();
      // The sandbox only accepts PNG and JPEG.
      await page.getByRole('button', { name: words.deposit.sendSlip, exact: true }).click();
      await page.getByText(words.deposit.slipGood).waitFor();
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('resends a slip after its upload was cancelled, and a smaller one after nginx refused its size', async () => {
      const { context, leave, page, browserErrors } = await open();
      const before = await balances(market, member);
      await openSlip(page);
      const picture = await slipPicture(words.market, member.phone, 222.5);
      // As large as a photo: bytes after the end of a picture are ignored.
      const buffer = Buffer.concat([picture, Buffer.alloc(NGINX_LIMIT)]);
      await page.locator('input[name=slip]').setInputFiles({ name: 's.png', mimeType: 'image/png', buffer });
      await page.getByRole('img', { name: words.deposit.preview }).waitFor();
      const network = await context.newCDPSession(page);
      const throughput = (uploadThroughput: number) =>
        network.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput,
        });
      // So slow that the upload would take minutes.
      await throughput(200);
      await page.getByRole('button', { name: words.deposit.sendSlip, exact: true }).click();
      await page.getByRole('button', { name: words.deposit.stop }).click();
      await throughput(-1);
      await page.getByText(words.deposit.stopped).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      expect((await balances(market, member)).wallet).toBe(before.wallet);
      await recordFileSizes(page);
      await page.route('**/api/wallet/slip', (route) => route.fulfill(REFUSED_BY_NGINX), { times: 1 });
      await page.getByRole('button', { name: words.deposit.sendSlip, exact: true }).click();
      await page.getByText(words.deposit.madeSmaller).waitFor();
      await page.getByRole('img', { name: words.deposit.preview }).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      expect((await balances(market, member)).wallet).toBe(before.wallet);
      await page.getByRole('button', { name: words.deposit.sendSlip, exact: true }).click();
      await page.getByText(words.deposit.slipGood).waitFor();
      const [refused = 0, accepted = Infinity] = await sentSizes(page);
      expect(refused).toBeGreaterThan(NGINX_LIMIT);
      expect(accepted).toBeLessThan(NGINX_LIMIT);
      expect((await balances(market, member)).wallet).toBeCloseTo(before.wallet + 222.5, 2);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('passes the invite link to the phone’s share sheet', async () => {
      const { context, leave, page, browserErrors } = await visit(market.url());
      await context.addInitScript(SHARE_SHEET);
      await logIn(page, market);
      await page.getByRole('button', { name: words.play.invite, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.play.continue }).click();
      await page.getByRole('button', { name: words.play.shareLink }).click();
      await page.waitForFunction(() => (Reflect.get(globalThis, 'shared') as unknown[]).length > 0);
      expect(await shared(page)).toEqual([
        { url: `${market.url()}/register?code=${await inviteCode(market)}`, files: [] },
      ]);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Thai', market)) {
    test('explains each refusal of a transfer and keeps the input', async () => {
      const { leave, page, browserErrors } = await open();
      const before = await balances(market, member);
      await openTransfer(page, market);
      await page.getByRole('dialog').getByLabel(words.amount, { exact: true }).fill('5');
      for (const [code, status] of REFUSALS) {
        const calls = await callCount(words.market, 'transfer');
        await injectFault(words.market, 'transfer', { kind: 'error', code, status, times: 1 });
        await page
          .getByRole('dialog')
          .getByRole('button', { name: new RegExp(`^${words.transfer}`) })
          .click();
        const refusal = page.getByRole('alertdialog', { name: words.error });
        await refusal.getByText(words.refusals[code]).waitFor();
        await refusal.getByRole('button', { name: words.close }).first().click();
        await refusal.waitFor({ state: 'hidden' });
        expect(await callCount(words.market, 'transfer')).toBe(calls + 1);
      }
      await clearFaults();
      expect(await page.getByRole('dialog').getByLabel(words.amount, { exact: true }).inputValue()).toBe('5');
      expect((await balances(market, member)).wallet).toBe(before.wallet);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Thai', market)) {
    test('shows an unknown outcome if the response of a transfer of everything is lost', async () => {
      const { leave, page } = await open();
      const before = await balances(market, member);
      const calls = await callCount(words.market, 'transferAll');
      await openTransfer(page, market);
      await page.getByRole('dialog').getByRole('button', { name: words.all, exact: true }).click();
      await injectFault(words.market, 'transferAll', { kind: 'cut-after', times: 1 });
      try {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: new RegExp(`^${words.transfer}`) })
          .click();
        await page.getByRole('heading', { name: words.unknownTitle }).waitFor();
      } finally {
        await clearFaults();
      }
      expect(await callCount(words.market, 'transferAll')).toBe(calls + 1);
      const after = await balances(market, member);
      expect(after.wallet).toBe(0);
      expect(after.slots.get('PG')).toBeCloseTo((before.slots.get('PG') ?? 0) + before.wallet, 2);
      await page.getByRole('alertdialog').getByRole('link', { name: words.seeStatement }).click();
      await page.waitForURL('**/user/statement');
      await leave();
    });
  }

  if (runsOn('Thai', market)) {
    test('refreshes the dashboard once when it is pulled down', async () => {
      const { context, leave, page, browserErrors } = await open();
      // The touch listeners are added when the games are rendered.
      await page.locator(GAME).first().waitFor();
      const calls = await callCount(words.market, 'refreshSlots');
      const finger = await context.newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: y === undefined ? [] : [{ x: 180, y }],
        });
      await touch('touchStart', 90);
      for (let y = 100; y <= 260; y += 20) await touch('touchMove', y);
      const answered = page.waitForResponse(/\/api\/wallet\/refresh\/slot/);
      await touch('touchEnd');
      await answered;
      await page
        .getByRole('status')
        .filter({ hasText: /\d\d\/\d\d\/\d{4}/ })
        .waitFor();
      expect(await callCount(words.market, 'refreshSlots')).toBe(calls + 1);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Thai', market)) {
    test('opens games in a new tab without an opener if the build says so', async () => {
      const { context, leave, page, browserErrors } = await visit(market.url());
      // This is a build setting, so serve the same build with the setting changed.
      let isSet = false;
      await context.route('**/assets/*.js', async (route) => {
        const response = await route.fetch();
        const source = await response.text();
        const body = source.replace(/SSR:!1,/, 'SSR:!1,VITE_GAMES_NEW_TAB:`true`,');
        isSet ||= body !== source;
        await route.fulfill({ response, body });
      });
      await logIn(page, market, member);
      expect(isSet).toBe(true);
      await page.locator(GAME).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('dd').first().getByText(/\w{6}/).waitFor();
      const calls =
        (await callCount(words.market, 'autoLogin')) +
        (await callCount(words.market, 'autoLoginWithPassword'));
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        dialog.getByRole('button', { name: words.play.enter, exact: true }).click(),
      ]);
      await tab.waitForURL('**/api/lobby/**');
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      expect(new URL(page.url()).pathname).toBe('/user/home');
      expect(
        (await callCount(words.market, 'autoLogin')) +
          (await callCount(words.market, 'autoLoginWithPassword')),
      ).toBe(calls + 1);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }
});
