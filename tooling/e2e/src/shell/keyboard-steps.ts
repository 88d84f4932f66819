import type { Page } from 'playwright-core';
import { visit } from '../harness/page/browser';
import { type Keyboard, keyboardOf } from '../harness/page/keyboard';
import { fund } from '../harness/stack/operator';
import { AMOUNT_SCALE, type Market } from '../markets';
import { registerByApi } from '../steps';

export async function openByKeys(market: Market, path: string) {
  const { context, page, browserErrors, leave } = await visit(market.url());
  await page.goto(path);
  return { context, page, browserErrors, leave, keys: keyboardOf(page) };
}

export async function logInByKeys(
  page: Page,
  keys: Keyboard,
  { words }: Market,
  { phone, password }: { phone: string; password: string },
): Promise<void> {
  await keys.type(page.getByLabel(words.phone, { exact: true }), phone);
  await keys.type(page.getByLabel(words.password, { exact: true }), password);
  await keys.key('Enter');
  await page.waitForURL('**/user/home');
}

/** Registers a member with money and opens the dashboard. */
export async function memberByKeys(market: Market, n: number, money: number) {
  const member = await registerByApi(market, market.freshPhone(n));
  await fund(market.words.market, member.phone, money * AMOUNT_SCALE[market.words.market]);
  const visited = await openByKeys(market, '/login');
  await logInByKeys(visited.page, visited.keys, market, member);
  return { ...visited, ...member };
}
