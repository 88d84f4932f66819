import type { Page } from 'playwright-core';
import { isTakenOver } from '../harness/page/is-taken-over';
import { choose } from './deposit-steps';
import { visit } from '../harness/page/browser';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import {
  callCount,
  clearFaults,
  fund,
  giveRewards,
  injectFault,
  ledgerHolds,
} from '../harness/stack/operator';
import { giftLink } from '../harness/stack/payments';
import { AMOUNT_SCALE, type Market, ON_LAOS } from '../markets';
import { balances, openTransfer, registerByApi } from '../steps';

interface Sender {
  readonly operationId: string;
  readonly path: string;
  readonly home: '/user/home' | '/user/spin';
  /** The write's name in the message. */
  readonly name: (market: Market) => string;
  /** Performs all steps, including the last press. */
  readonly send: (page: Page, market: Market) => Promise<void>;
}

const inSheet = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, disabled: false });

const SENDERS = {
  transfer: {
    operationId: 'transfer',
    path: '/api/wallet/transfer',
    home: '/user/home',
    name: ({ words }) => words.transfer,
    async send(page, market) {
      const { words } = market;
      await openTransfer(page, market);
      await page.getByLabel(words.amount, { exact: true }).fill(String(5 * AMOUNT_SCALE[words.market]));
      await inSheet(page, new RegExp(`^${words.transfer} .*${market.symbol}`)).click();
    },
  },
  withdraw: {
    operationId: 'withdrawAll',
    path: '/api/wallet/withdrawAll',
    home: '/user/home',
    name: ({ words }) => words.withdraw.title,
    async send(page, { words }) {
      await page.getByRole('button', { name: words.withdraw.title, exact: true }).click();
      await page.getByLabel(words.withdraw.amount).fill(String(300 * AMOUNT_SCALE[words.market]));
      await inSheet(page, words.next).click();
      await inSheet(page, words.withdraw.confirm).click();
    },
  },
  'gift link': {
    operationId: 'sendTrueLink',
    path: '/api/wallet/truelink',
    home: '/user/home',
    name: ({ words }) => words.deposit.gift.link,
    async send(page, { words }) {
      await page.getByRole('button', { name: words.deposit.title, exact: true }).click();
      await choose(page, words.deposit.gift.method);
      await page.getByLabel(words.deposit.gift.link, { exact: true }).fill(await giftLink(words.market, 12));
      await page.getByRole('button', { name: words.deposit.gift.send }).click();
    },
  },
  spin: {
    operationId: 'spin',
    path: '/api/spinwheel/spin',
    home: '/user/spin',
    name: ({ words }) => (words.market === 'th' ? 'วงล้อนำโชค' : 'ວົງລໍ້ນຳໂຊກ'),
    send: (page, { words }) => page.getByRole('button', { name: words.wheel.spin }).click(),
  },
  claim: {
    operationId: 'claimCoupon',
    path: '/api/spinwheel/coupon/claim',
    home: '/user/spin',
    name: ({ words }) => (words.market === 'th' ? 'รางวัล' : 'ລາງວັນ'),
    async send(page, { words }) {
      await page.getByRole('button', { name: words.wheel.claim }).first().click();
      await inSheet(page, words.confirm).click();
    },
  },
} as const satisfies Record<string, Sender>;
type Name = keyof typeof SENDERS;

const goTo = async (page: Page, path: string) => {
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  await page.waitForURL(`**${path}`);
};
/** The state of history entries for open sheets. */
declare const history: { state: { backSteps?: number } | null; go: (steps: number) => void };

/** The page before each write's page. */
const PREVIOUS_PAGE = { '/user/home': '/user/contact', '/user/spin': '/user/home' } as const;
const WAYS_TO_LEAVE = {
  /** An open sheet intercepts a single Back, so this member picks the page in the browser's history list. */
  Back: async (page: Page, home: Sender['home']) => {
    await page.evaluate(() => history.go(-1 - (history.state?.backSteps ?? 0)));
    await page.waitForURL(`**${PREVIOUS_PAGE[home]}`);
  },
  'the bottom bar': (page: Page) => goTo(page, '/user/contact'),
  'a log-out in another tab': async (page: Page) => {
    const other = await page.context().newPage();
    await other.goto('/login');
    await other.evaluate(() => localStorage.setItem('logged-out', String(Date.now())));
    await page.waitForURL('**/login');
    await other.close();
  },
  /** The browser aborts the call, so the page cannot know its outcome. */
  'a reload': async (page: Page) => void (await page.reload()),
} as const;
type Way = keyof typeof WAYS_TO_LEAVE;
const OUTCOMES = ['refused', 'unknown', 'done'] as const;
type End = (typeof OUTCOMES)[number];

/** A sheet covers the navigation bar, so its links cannot be pressed. */
const ALL_ROUNDS = (Object.keys(SENDERS) as Name[]).flatMap((name) =>
  (Object.keys(WAYS_TO_LEAVE) as Way[])
    .filter((way) => way !== 'the bottom bar' || name === 'spin')
    .flatMap((way) => OUTCOMES.map((end): [Name, Way, End] => [name, way, end])),
);
/** At least one round for each write, each way to leave and each outcome. */
const SAMPLE: readonly [Name, Way, End][] = [
  ['transfer', 'Back', 'refused'],
  ['withdraw', 'a log-out in another tab', 'unknown'],
  ['gift link', 'Back', 'done'],
  ['spin', 'the bottom bar', 'refused'],
  ['claim', 'a reload', 'done'],
];

const ROUNDS = (IS_EXHAUSTIVE ? ALL_ROUNDS.map((one) => [one]) : [SAMPLE]).map(
  (round) => [round.map((one) => one.join(', ')).join('; '), round] as const,
);

afterEach(clearFaults);

describe.each(ON_LAOS)('$name build: leaving the screen during a write', (market) => {
  const { words } = market;
  const { market: id } = words;
  let member: Market['demo'];
  let token: string;
  beforeAll(async () => {
    member = await registerByApi(market, market.freshPhone(90));
    await fund(id, member.phone, 90_000 * AMOUNT_SCALE[id]);
    ({ token } = await balances(market, member));
  });

  async function open(home: Sender['home']) {
    const seen = await visit(market.url());
    const { context, page } = seen;
    // Reduced motion: on a slow machine, the spinning wheel leaves no time for the press.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await context.addInitScript((value) => {
      if (location.pathname.startsWith('/user')) sessionStorage.setItem('token', value);
    }, token);
    await page.goto(PREVIOUS_PAGE[home]);
    await page.waitForFunction(isTakenOver);
    await goTo(page, home);
    return seen;
  }
  /** Holds the response of a call. @returns a function that delivers it, or drops it for an unknown outcome */
  async function hold(page: Page, path: string, end: End) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      const response = await route.fetch();
      await held;
      return end === 'unknown' ? route.abort('connectionreset') : route.fulfill({ response });
    });
    return release;
  }

  const hub = (page: Page) => page.getByRole('button', { name: words.wheel.spin });
  const coinsOn = async (page: Page) => Number((await hub(page).innerText()).match(/\d+/)?.[0]);
  /** After a reload, a money write is shown as unknown on the dashboard, and a spin's outcome on its page. */
  async function expectShownAfterReload(page: Page, which: Name, coins: number) {
    if (which === 'spin')
      return hub(page)
        .filter({ hasText: String(coins) })
        .waitFor();
    if (SENDERS[which].home !== '/user/home') await goTo(page, '/user/home');
    await page.getByText(words.intents.unknown, { exact: true }).waitFor();
  }

  async function sendAndLeave(which: Name, way: Way, end: End) {
    const { operationId, path, home, name, send }: Sender = SENDERS[which];
    await giveRewards(id, member.phone, { coins: 1, coupon: 'C50' });
    const { page, leave } = await open(home);
    const calls = await callCount(id, operationId);
    if (end === 'refused')
      await injectFault(id, operationId, { kind: 'error', code: 'MONEY_NOT_ENOUGH', status: 400, times: 1 });
    const release = await hold(page, path, end);
    const sent = page.waitForRequest(
      (request) => request.method() !== 'GET' && new URL(request.url()).pathname === path,
    );
    const coins = which === 'spin' ? await coinsOn(page) : 0;
    await send(page, market);
    await sent;
    await WAYS_TO_LEAVE[way](page, home);
    release();
    if (way === 'a reload') await expectShownAfterReload(page, which, end === 'refused' ? coins : coins - 1);
    else await expectShown(page, name(market), end);
    expect(await callCount(id, operationId)).toBe(calls + 1);
    expect(await ledgerHolds()).toBe(true);
    await clearFaults();
    await leave();
  }
  async function expectShown(page: Page, name: string, end: End) {
    const title = { refused: words.error, unknown: words.unknownTitle, done: null }[end];
    const told = title === null ? page.getByRole('status') : page.getByRole('alertdialog', { name: title });
    await told.getByText(`${name}: `).waitFor();
  }

  test.each(ROUNDS)('shows the outcome wherever the member is: %s', async (_, round) => {
    for (const one of round) await sendAndLeave(...one);
  });
});
