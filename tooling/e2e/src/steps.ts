import type { Page } from 'playwright-core';
import { api, setSwitches } from './harness/stack/operator';
import { INERT_PAGE } from './harness/page/pooled-context';
import type { Market } from './markets';
import { isTakenOver } from './harness/page/is-taken-over';

/** Holds the app's scripts. @returns a function that releases them */
export async function holdScripts(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The games in full view, once the carousel has taken the place of the still row. */
export const GAME = '[role=tabpanel] .slick-slide > div > div:not([inert]) button';

/** Fills in the log-in form and submits it. */
export async function submitLogin(
  page: Page,
  { words }: Market,
  phone: string,
  password: string,
): Promise<void> {
  // The password first: the register page, which may still be there, has a phone number too.
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByLabel(words.phone, { exact: true }).fill(phone);
  // The prerendered page keeps what is typed and pressed; the submit button only exists once the app has loaded.
  await page
    .getByRole('button', { name: words.logIn, exact: true })
    .and(page.locator('[type=submit]'))
    .click();
}

/** Opens the dashboard with a token, without the log-in page: that has its own flows. */
export async function logIn(
  page: Page,
  market: Market,
  member = market.demo,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  const token = await tokenOf(market, member);
  await page.goto(INERT_PAGE);
  await page.evaluate((value) => sessionStorage.setItem('token', value), token);
  await page.goto('/user/home', { waitUntil });
  // What is pressed on the prerendered page has flows of its own.
  if (waitUntil === 'load') await page.waitForFunction(isTakenOver);
}

/**
 * Opens a transfer from its shortcut, and chooses in the list of destinations, which opens by itself.
 * @param to the first game if it is left out
 */
export async function openTransfer(page: Page, market: Market, to?: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: market.words.transfer, exact: true }).first().click();
  const list = page.getByRole('listbox');
  await page
    .getByRole('option', to === undefined ? {} : { name: to })
    .first()
    .click();
  await list.waitFor({ state: 'hidden' });
}

/** Waits until no dialog is left. Until then, text and keys may still go to it, and its buttons are found as well. */
export const untilNoDialog = (page: Page): Promise<void> =>
  page.locator('dialog').first().waitFor({ state: 'detached' });

/** Waits until this is in the clipboard, which the browser fills after the press. */
export const untilCopied = (page: Page, text: string) =>
  page.waitForFunction(async (copied) => (await navigator.clipboard.readText()) === copied, text);

/** Selects an account in one of the two pickers of the transfer dialog. */
export async function pick(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .click();
  await page.getByRole('option', { name: option }).first().click();
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
}

export interface Balances {
  token: string;
  wallet: number;
  slots: Map<string, number>;
}

/** Logs the member in through the API. */
async function tokenOf({ words }: Market, member: Market['demo']): Promise<string> {
  const body = { username: member.phone, password: member.password };
  const { token } = (await api(words.market, 'POST', '/api/login', body)) as { token: string };
  return token;
}

/** The member's balances, read through the API. */
export async function balances(market: Market, member = market.demo): Promise<Balances> {
  const { market: id } = market.words;
  const token = await tokenOf(market, member);
  const wallet = (await api(id, 'GET', '/api/wallet', undefined, token)) as {
    wallet: { amount: number };
    slots: { code: string; amount: number }[];
  };
  return {
    token,
    wallet: wallet.wallet.amount,
    slots: new Map(wallet.slots.map((slot) => [slot.code, slot.amount])),
  };
}

/** Registers a member through the API, for flows about something else. */
export async function registerByApi(
  market: Market,
  phone: string,
): Promise<{ phone: string; password: string; name: RegExp }> {
  const { market: id } = market.words;
  await setSwitches(id, { registerOTP: false });
  await api(id, 'POST', '/api/account', {
    name: 'Flow',
    username: phone,
    password: 'flow-1234',
    sourceCode: '',
    inviteCode: '',
    bankCode: id === 'th' ? 'SCB' : 'LDB',
    bankAccountName: 'FLOW MEMBER',
    bankAccountNo: phone.slice(-10),
    currency: id === 'th' ? 'BAHT' : 'LAK',
  });
  await setSwitches(id, { registerOTP: true });
  return { phone, password: 'flow-1234', name: /Flow/ };
}

/** The code in the demo member's invite link. */
export async function inviteCode(market: Market): Promise<string> {
  const { token } = await balances(market);
  const { profile } = (await api(market.words.market, 'GET', '/api/account/profile', undefined, token)) as {
    profile: { _id: string };
  };
  return `PR${profile._id}`;
}
