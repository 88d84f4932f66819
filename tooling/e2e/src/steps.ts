import type { Page } from 'playwright-core';
import { isTakenOver } from './harness/page/is-taken-over';
import { api, setSwitches } from './harness/stack/operator';
import { INERT_PAGE } from './harness/page/pooled-context';
import type { Market } from './markets';

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

/** The fully visible games, once the carousel has replaced the still row. */
export const GAME = '[role=tabpanel] .slick-slide > div > div:not([inert]) button';

/** Fills in the log-in form and submits it. */
export async function submitLogin(
  page: Page,
  { words }: Market,
  phone: string,
  password: string,
): Promise<void> {
  // Fill in the password first: the register page, which may still be shown, also has a phone field.
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByLabel(words.phone, { exact: true }).fill(phone);
  // The app replays input on the prerendered page, but the submit button only exists once the app has loaded.
  await page
    .getByRole('button', { name: words.logIn, exact: true })
    .and(page.locator('[type=submit]'))
    .click();
}

/** Opens the dashboard with a token. Other flows cover the log-in page. */
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
  // Other flows cover presses on the prerendered page.
  if (waitUntil === 'load') await page.waitForFunction(isTakenOver);
}

/**
 * Opens the transfer dialog from its shortcut and selects the destination in its list, which opens automatically.
 * @param to the first game by default
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

/** Waits until no dialog is left. A closing dialog can still receive keys, and its buttons still match locators. */
export const untilNoDialog = (page: Page): Promise<void> =>
  page.locator('dialog').first().waitFor({ state: 'detached' });

/** Waits until the clipboard contains this text, which happens some time after the press. */
export const untilCopied = (page: Page, text: string) =>
  page.waitForFunction(async (copied) => (await navigator.clipboard.readText()) === copied, text);

/** Selects an account in one of the two pickers of the transfer dialog. */
export async function selectAccount(page: Page, label: string, option: string | RegExp): Promise<void> {
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

/** Registers a member through the API. Other flows cover the register page. */
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
