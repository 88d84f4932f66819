import type { Page, Route } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { sampled } from '@member-wallet/testing';
import { ON_LAOS } from '../markets';
import { isTakenOver } from '../harness/page/is-taken-over';
import { logIn } from '../steps';

/** How a file does not come. */
const LOSSES = {
  'not found': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' }),
  'a page in its place': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  'a lost connection': (route: Route) => route.abort('connectionreset'),
} as const;

const LOST = Object.keys(LOSSES) as (keyof typeof LOSSES)[];

/** @param times how often, of all requests for these files; for ever by default */
async function lose(page: Page, files: RegExp, loss: keyof typeof LOSSES, times = Number.POSITIVE_INFINITY) {
  let left = times;
  await page.route(files, (route) => {
    left -= 1;
    return left < 0 ? route.continue() : LOSSES[loss](route);
  });
  return () => page.unroute(files);
}

const ENTRY = /\/assets\/index-[\w-]{8}\.js$/;
const PROFILE = /\/assets\/profile-route-[\w-]{8}\.js$/;

/** The languages by market. */
const LANGUAGES = {
  th: {
    tag: 'th',
    texts: /\/assets\/th-start-[\w-]{8}\.js$/,
    chatTexts: /\/assets\/th-[A-Z\d]{8}-[\w-]{8}\.js$/,
    phone: 'เบอร์โทรศัพท์',
    noNetwork: /เชื่อมต่อไม่ได้/,
  },
  la: {
    tag: 'lo',
    texts: /\/assets\/la-start-[\w-]{8}\.js$/,
    chatTexts: /\/assets\/la-[A-Z\d]{8}-[\w-]{8}\.js$/,
    phone: 'ເບີໂທລະສັບ',
    noNetwork: /ເຊື່ອມຕໍ່ບໍ່ໄດ້/,
  },
} as const;

describe.each(ON_LAOS)('$name build: files that do not come', (market) => {
  const { words } = market;
  const own = LANGUAGES[words.market];
  /** The next one of the market. */
  const other = LANGUAGES[words.market === 'th' ? 'la' : 'th'];
  const open = async (page: Page) => {
    await page.goto('/login');
    await page.waitForFunction(isTakenOver);
    await page.getByRole('button', { name: words.menu.open }).waitFor();
  };

  test.each(sampled(LOST, 'not found'))(
    'at the start are fetched again, then said, and a press loads the page: %s',
    async (loss) => {
      const { page, leave } = await visit(market.url());
      let find = await lose(page, own.texts, loss, 1);
      await open(page);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(own.tag);
      await find();

      // Another language at hand.
      find = await lose(page, own.texts, loss);
      await page.goto('/login');
      await page.waitForFunction((tag) => document.documentElement.lang === tag, other.tag);
      await page.getByLabel(other.phone, { exact: true }).fill('0812');

      const findOther = await lose(page, other.texts, loss);
      const findEntry = await lose(page, ENTRY, loss);
      await page.goto('/login');
      const alert = page.getByRole('alert');
      for (const text of ['ลองใหม่', 'ລອງໃໝ່', 'try again'])
        await alert.getByText(new RegExp(text)).filter({ visible: true }).waitFor();
      expect(await alert.getByText('Chrome').filter({ visible: true }).count()).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);
      await Promise.all([find(), findOther(), findEntry()]);
      await alert.getByRole('link', { name: 'Reload' }).click();
      await page.waitForFunction(isTakenOver);
      expect(await alert.count()).toBe(0);
      await leave();
    },
  );

  test('afterwards leave the page whole, and a press fetches them', async () => {
    const { page, leave } = await visit(market.url());
    // Before the page fetches ahead.
    const findProfile = await lose(page, PROFILE, 'a lost connection');
    const findChat = await lose(page, own.chatTexts, 'not found');
    await logIn(page, market);
    await page.locator('nav a[href="/user/profile"]').filter({ visible: true }).click();
    const crash = page.getByRole('main').getByRole('alert');
    await crash.getByText(own.noNetwork).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await findProfile();
    await crash.getByRole('button', { name: words.waysOut.reload }).click();
    await page.getByRole('button', { name: words.account.change }).waitFor();

    await page.locator('nav a[href="/user/contact"]').filter({ visible: true }).click();
    const launcher = page.getByRole('button', { name: words.chat.open });
    await launcher.click();
    // There is a connection, so that loading the page anew may help.
    const reload = page.getByRole('status').getByRole('button', { name: words.waysOut.reload });
    await reload.waitFor();
    expect(await launcher.isVisible()).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await findChat();
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await launcher.click();
    await page.getByRole('textbox', { name: words.chat.write }).waitFor();
    await leave();
  });
});
