import type { Page, Route } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { sampled } from '@member-wallet/testing';
import { isTakenOver } from '../harness/page/is-taken-over';
import { ON_LAOS } from '../markets';
import { logIn } from '../steps';

/** The ways in which a file can be lost. */
const LOSS_RESPONSES = {
  'not found': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' }),
  'a page in its place': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  'a lost connection': (route: Route) => route.abort('connectionreset'),
} as const;

const LOSS_NAMES = Object.keys(LOSS_RESPONSES) as (keyof typeof LOSS_RESPONSES)[];

/**
 * Loses requests for these files.
 * @param times the number of requests to lose; all by default
 * @returns a function that removes the loss
 */
async function loseFiles(
  page: Page,
  files: RegExp,
  loss: keyof typeof LOSS_RESPONSES,
  times = Number.POSITIVE_INFINITY,
) {
  let left = times;
  await page.route(files, (route) => {
    left -= 1;
    return left < 0 ? route.continue() : LOSS_RESPONSES[loss](route);
  });
  return () => page.unroute(files);
}

const ENTRY = /\/assets\/index-[\w-]{8}\.js$/;
const PROFILE = /\/assets\/profile-route-[\w-]{8}\.js$/;

/** Each market's language. */
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

describe.each(ON_LAOS)('$name build: files that fail to load', (market) => {
  const { words } = market;
  const locale = LANGUAGES[words.market];
  /** The market's fallback language. */
  const otherLocale = LANGUAGES[words.market === 'th' ? 'la' : 'th'];
  const open = async (page: Page) => {
    await page.goto('/login');
    await page.waitForFunction(isTakenOver);
    await page.getByRole('button', { name: words.menu.open }).waitFor();
  };

  test.each(sampled(LOSS_NAMES, 'not found'))(
    'retries files of the start, then shows an error with a link that reloads the page: %s',
    async (loss) => {
      const { page, leave } = await visit(market.url());
      let restoreTexts = await loseFiles(page, locale.texts, loss, 1);
      await open(page);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale.tag);
      await restoreTexts();

      // The fallback language is available.
      restoreTexts = await loseFiles(page, locale.texts, loss);
      await page.goto('/login');
      await page.waitForFunction((tag) => document.documentElement.lang === tag, otherLocale.tag);
      await page.getByLabel(otherLocale.phone, { exact: true }).fill('0812');

      const restoreOtherTexts = await loseFiles(page, otherLocale.texts, loss);
      const restoreEntry = await loseFiles(page, ENTRY, loss);
      await page.goto('/login');
      const alert = page.getByRole('alert');
      for (const text of ['ลองใหม่', 'ລອງໃໝ່', 'try again'])
        await alert.getByText(new RegExp(text)).filter({ visible: true }).waitFor();
      expect(await alert.getByText('Chrome').filter({ visible: true }).count()).toBe(0);
      expect(await seriousFindings(page)).toEqual([]);
      await Promise.all([restoreTexts(), restoreOtherTexts(), restoreEntry()]);
      await alert.getByRole('link', { name: 'Reload' }).click();
      await page.waitForFunction(isTakenOver);
      expect(await alert.count()).toBe(0);
      await leave();
    },
  );

  test('keeps the page if a later file fails, and a press loads the file again', async () => {
    const { page, leave } = await visit(market.url());
    // Before the page preloads it.
    const restoreProfile = await loseFiles(page, PROFILE, 'a lost connection');
    const restoreChat = await loseFiles(page, locale.chatTexts, 'not found');
    await logIn(page, market);
    await page.locator('nav a[href="/user/profile"]').filter({ visible: true }).click();
    const crash = page.getByRole('main').getByRole('alert');
    await crash.getByText(locale.noNetwork).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await restoreProfile();
    await crash.getByRole('button', { name: words.waysOut.reload }).click();
    await page.getByRole('button', { name: words.account.change }).waitFor();

    await page.locator('nav a[href="/user/contact"]').filter({ visible: true }).click();
    const launcher = page.getByRole('button', { name: words.chat.open });
    await launcher.click();
    // There is a connection, so reloading may help.
    const reload = page.getByRole('status').getByRole('button', { name: words.waysOut.reload });
    await reload.waitFor();
    expect(await launcher.isVisible()).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await restoreChat();
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await launcher.click();
    await page.getByRole('textbox', { name: words.chat.write }).waitFor();
    await leave();
  });
});
