import { endpoints } from '@member-wallet/api-sdk';
import type { BrowserContext, Locator, Page, Request } from 'playwright-core';
import { visit } from '../harness/page/browser';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import { isTakenOver } from '../harness/page/is-taken-over';
import { callCount, fund, giveRewards, ledgerHolds } from '../harness/stack/operator';
import { MARKETS, type Market } from '../markets';
import { GAME, logIn, openTransfer, registerByApi } from '../steps';

interface Row {
  readonly name: keyof typeof endpoints;
  /** The page of the write, opened through a link, so that Back leaves it and Forward returns. */
  readonly path: '/user/home' | '/user/bonus' | '/user/spin';
  /** Performs all steps before the last button, and returns the button. */
  readonly prepare: (page: Page) => Promise<Locator>;
}

const inSheet = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });
const inQuestion = (page: Page, name: string | RegExp) =>
  page.getByRole('alertdialog').getByRole('button', { name });

async function openGame(page: Page): Promise<void> {
  await page.locator(GAME).first().click();
  await page.getByRole('dialog').locator('dd').first().getByText(/\w{6}/).waitFor();
}

async function openQr(page: Page, { words }: Market): Promise<void> {
  await page.getByRole('button', { name: words.deposit.title, exact: true }).click();
  await inSheet(page, words.deposit.qr.ww).click();
}

async function transferFive(page: Page, market: Market): Promise<Locator> {
  const { words } = market;
  await openTransfer(page, market);
  await page.getByRole('dialog').getByLabel(words.amount, { exact: true }).fill('5');
  return inSheet(page, new RegExp(`^${words.transfer}`)).first();
}

/** Writes tested in Thai on the Thai build. */
const thaiWrites = (market: Market): readonly Row[] => [
  { name: 'transfer', path: '/user/home', prepare: (page) => transferFive(page, market) },
  {
    name: 'withdrawAll',
    path: '/user/home',
    async prepare(page) {
      await page.getByRole('button', { name: market.words.withdraw.title, exact: true }).click();
      await page.getByLabel(market.words.withdraw.amount).fill('100');
      await inSheet(page, market.words.next).click();
      return inSheet(page, market.words.withdraw.confirm);
    },
  },
  {
    name: 'createQrCode',
    path: '/user/home',
    async prepare(page) {
      await openQr(page, market);
      await page.getByLabel(market.words.deposit.qr.amount).fill('100');
      return inSheet(page, market.words.deposit.qr.make);
    },
  },
  {
    name: 'deleteQrCode',
    path: '/user/home',
    async prepare(page) {
      await openQr(page, market);
      return inSheet(page, market.words.deposit.qr.cancel);
    },
  },
  {
    name: 'sendTrueLink',
    path: '/user/home',
    async prepare(page) {
      await page.getByRole('button', { name: market.words.deposit.title, exact: true }).click();
      await inSheet(page, market.words.deposit.gift.method).click();
      await page
        .getByLabel(market.words.deposit.gift.link, { exact: true })
        .fill('https://gift.truemoney.com/campaign/?v=0123456789abcdefABCDEF');
      return inSheet(page, market.words.deposit.gift.send);
    },
  },
  {
    name: 'resetSlotPassword',
    path: '/user/home',
    async prepare(page) {
      const { resetPassword } = market.words.play;
      await openGame(page);
      await inSheet(page, resetPassword).click();
      return inQuestion(page, resetPassword);
    },
  },
];

/** Writes tested in Lao on the Laos build. */
const laoWrites = (market: Market): readonly Row[] => [
  {
    name: 'claimInviteBonus',
    path: '/user/home',
    async prepare(page) {
      const { invite, inviteTitle, continue: goOn, claim } = market.words.play;
      await page.getByRole('button', { name: invite, exact: true }).click();
      await page.getByRole('dialog', { name: inviteTitle }).getByRole('button', { name: goOn }).click();
      return inSheet(page, claim);
    },
  },
  {
    name: 'activateBonus',
    path: '/user/bonus',
    async prepare(page) {
      await page.getByRole('button', { name: 'DAILY' }).click();
      return inSheet(page, market.words.bonus.receive);
    },
  },
  {
    name: 'clearBonus',
    path: '/user/bonus',
    async prepare(page) {
      await page.getByRole('button', { name: market.words.bonus.cancel }).click();
      return inQuestion(page, market.words.bonus.cancel);
    },
  },
  {
    name: 'spin',
    path: '/user/spin',
    prepare: async (page) => page.getByRole('button', { name: market.words.wheel.spin }),
  },
  {
    name: 'claimCoupon',
    path: '/user/spin',
    async prepare(page) {
      await page.getByRole('button', { name: market.words.wheel.claim }).first().click();
      return inSheet(page, market.words.confirm);
    },
  },
];

/** A double tap, Enter and one more tap, all before the response. */
async function pressRepeatedly(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('the button has no place');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.dblclick(x, y);
  await page.keyboard.press('Enter');
  await page.mouse.click(x, y);
}

/** Disconnects and reconnects, and simulates leaving the tab and returning to it. */
async function leaveAndReturn(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/**
 * Confirmed in a dialog as a spin's coupon is, or on a sheet as an offer is. Component tests also cover each of these
 * writes.
 */
const COVERED_BY_OTHERS = new Set(['deleteQrCode', 'resetSlotPassword', 'activateBonus', 'clearBonus']);

describe.each(MARKETS)('$name build: sends each write once', (market) => {
  const id = market.words.market;
  const before = new Map<string, number>();
  let visited: Awaited<ReturnType<typeof visit>>;
  beforeAll(async () => {
    const member = await registerByApi(market, market.freshPhone(1));
    await fund(id, member.phone, id === 'th' ? 1000 : 1_000_000);
    await giveRewards(id, member.phone, { coins: 1, coupon: 'C50' });
    visited = await visit(market.url());
    await logIn(visited.page, market, member);
  });
  afterAll(() => visited.leave());

  const all = id === 'th' ? thaiWrites(market) : laoWrites(market);
  const rows = all.filter(({ name }) => IS_EXHAUSTIVE || !COVERED_BY_OTHERS.has(name));
  test.each(rows)('$name: taps, Enter, Back, Forward, reconnection and focus', async (row) => {
    const { context, page } = visited;
    const { method, path } = endpoints[row.name];
    const address = new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    const from = row.path === '/user/home' ? '/user/contact' : '/user/home';
    const calls = await callCount(id, row.name);
    before.set(row.name, calls);
    await page.goto(from);
    // Before the takeover, the link would load a new document.
    await page.waitForFunction(isTakenOver);
    await page.locator(`a[href="${row.path}"]`).last().click();
    await page.waitForURL(`**${row.path}`);
    const button = await row.prepare(page);
    await button.waitFor();

    const isIt = (request: Request) =>
      request.method() === method && address.test(new URL(request.url()).pathname);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      ({ pathname }) => address.test(pathname),
      async (route) => {
        if (isIt(route.request())) await held;
        await route.continue();
      },
    );
    const sent = page.waitForRequest(isIt);
    const answered = page.waitForResponse((response) => isIt(response.request()));
    // If an earlier step fails, report that failure instead of these.
    for (const each of [sent, answered]) each.catch(() => undefined);
    await pressRepeatedly(page, button);
    await sent;
    // In an open sheet, Back does nothing during the call. The browser's history list still leaves the page.
    if ((await page.locator('dialog[open]').count()) > 0) {
      await page.evaluate(() => history.back());
      await page.waitForFunction(() => document.querySelector('dialog[open]') && history.state.backSteps > 0);
      expect(new URL(page.url()).pathname).toBe(row.path);
    }
    await page.evaluate(() => history.go(-1 - (history.state.backSteps ?? 0)));
    await page.waitForURL(`**${from}`);
    await page.goForward();
    await page.waitForURL(`**${row.path}`);
    release();
    await answered;
    await page.unrouteAll({ behavior: 'wait' });
    await leaveAndReturn(context, page);
    expect(await callCount(id, row.name)).toBe(calls + 1);
  });

  test('sends nothing afterwards', async () => {
    for (const [name, calls] of before) expect([name, await callCount(id, name)]).toEqual([name, calls + 1]);
    expect(before.size).toBe(rows.length);
    expect(await ledgerHolds()).toBe(true);
  });
});
