import type { Locator, Page } from 'playwright-core';
import { visit } from '../harness/page/browser';
import { fetchJson, jsonInit } from '../harness/network/fetch-json';
import { INERT_PAGE } from '../harness/page/pooled-context';
import { MARKETS, type Market, runsOn } from '../markets';

/** A build on the plain backend. The demo member has baht in both markets. */
export interface PlainMarket extends Market {
  readonly backend: () => string;
}

/** The Laos member has chosen baht; only the bank account contains the currency. */
const BAHT_MEMBER = { phone: '02099887766', password: 'demo1234', name: /ສົມໄຊ/ };

export const PLAIN_MARKETS: readonly PlainMarket[] = MARKETS.map((market) => ({
  ...market,
  symbol: '฿',
  demo: market.words.market === 'th' ? market.demo : BAHT_MEMBER,
  url: () => stack.plain[market.words.market].app,
  backend: () => stack.plain[market.words.market].backend,
}));

/** For flows in which the builds only differ in texts; see markets.ts. */
export const PLAIN_ON_THAI = PLAIN_MARKETS.filter((market) => runsOn('Thai', market));
export const PLAIN_ON_LAOS = PLAIN_MARKETS.filter((market) => runsOn('Laos', market));

interface Refusal {
  code: string;
  shape: 'message' | 'error' | 'nested' | 'status';
  status: 200 | 400;
}

/** Reads and controls the backend. */
function backendOf({ backend }: PlainMarket) {
  const get = (path: string) => fetchJson(backend(), `/control/${path}`);
  const post = (path: string, body: unknown = {}) =>
    fetchJson(backend(), `/control/${path}`, jsonInit('POST', body));
  return {
    reset: () => post('reset'),
    /** The received writes: method, path and body. */
    writes: async () => (await get('writes')) as readonly { call: string; body: unknown }[],
    balances: async () => (await get('balances')) as Readonly<Record<string, string>>,
    otp: async () => (await get('otp')) as string,
    says: (text: string) => post('say', { text }),
    /** Pays out withdrawals and accepts slips. */
    settle: () => post('settle'),
    refuseNext: (call: string, refuse: Refusal) => post('twist', { call, refuse }),
    loseNext: (call: string) => post('twist', { call, lose: true }),
  };
}

/** Runs in the page. Whether a heading and the bar are shown, and all visible text, including the chat's. */
function readPage(): { heading: boolean; bar: boolean; text: string } {
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  const chat = document.querySelector('[data-chat-widget]')?.shadowRoot;
  const inChat = [...(chat?.children ?? [])].map((element) => (element as HTMLElement).innerText);
  return {
    heading: isShown('h1'),
    bar: isShown('header'),
    text: [document.body.innerText, ...inChat].join('\n'),
  };
}

/** Codes and values that must never be shown. */
const RAW_VALUES = /.*(?:[A-Z]{3,}_[A-Z_]+|\bundefined\b|\bNaN\b|\bnull\b|\[object).*/g;

/** The browser's message about the missing socket. */
const NO_SOCKET = /^WebSocket connection to .* failed: .* Unexpected response code: 404$/;

async function expectWhole(page: Page, browserErrors: readonly string[]): Promise<void> {
  const { heading, bar, text } = await page.evaluate(readPage);
  const errors = browserErrors.filter((each) => !NO_SOCKET.test(each));
  expect({ heading, bar, raw: text.match(RAW_VALUES), errors }).toEqual({
    heading: true,
    bar: true,
    raw: null,
    errors: [],
  });
}

export interface PlainVisit {
  readonly page: Page;
  readonly backend: ReturnType<typeof backendOf>;
  /** Waits for the element, and checks the whole page. */
  readonly see: (what: Locator) => Promise<void>;
  /** The writes since the visit began. Checks that each was received once. */
  readonly sent: () => Promise<readonly string[]>;
  /** Checks the whole page again. */
  readonly leave: () => Promise<void>;
}

/** Resets the backend and opens a page. @param path a member's page is opened logged in */
export async function openPlain(market: PlainMarket, path: string): Promise<PlainVisit> {
  const backend = backendOf(market);
  await backend.reset();
  const { page, browserErrors, leave } = await visit(market.url());
  if (path.startsWith('/user')) {
    const body = { username: market.demo.phone, password: market.demo.password };
    const { token } = (await fetchJson(market.backend(), '/api/login', jsonInit('POST', body))) as {
      token: string;
    };
    await page.goto(INERT_PAGE);
    await page.evaluate((value) => sessionStorage.setItem('token', value), token);
  }
  const before = (await backend.writes()).length;
  await page.goto(path);
  const sent = async () => {
    const all = (await backend.writes()).slice(before).map(({ call, body }) => ({
      call,
      whole: `${call} ${JSON.stringify(body)}`,
    }));
    expect(all.map(({ whole }) => whole)).toEqual([...new Set(all.map(({ whole }) => whole))]);
    return all.map(({ call }) => call);
  };
  return {
    page,
    backend,
    see: async (what) => {
      await what.first().waitFor();
      await expectWhole(page, browserErrors);
    },
    sent,
    leave: async () => {
      await expectWhole(page, browserErrors);
      await sent();
      await leave();
    },
  };
}

/** Opens the dashboard and waits for its data: before that the layout grows, so that a press could miss its button. */
export async function openHome(market: PlainMarket): Promise<PlainVisit> {
  const opened = await openPlain(market, '/user/home');
  await opened.see(opened.page.getByText('PG Soft'));
  return opened;
}

/** The topmost dialog. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').last();
export const alertOf = (page: Page): Locator => page.getByRole('alertdialog').last();

/** Closes a message dialog. */
export async function dismiss(page: Page, { words }: Market, label: string = words.close): Promise<void> {
  await alertOf(page).getByRole('button', { name: label }).last().click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
}
