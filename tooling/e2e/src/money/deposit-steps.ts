import type { Page } from 'playwright-core';
import { visit } from '../harness/page/browser';
import type { Market } from '../markets';
import { logIn } from '../steps';

interface Visited {
  page: Page;
  browserErrors: readonly string[];
  leave: () => Promise<void>;
}

/** Opens the dashboard in a new context, with the sheet of deposit methods. */
export async function openAtDeposit(market: Market, member: Market['demo']): Promise<Visited> {
  const { context, leave, page, browserErrors } = await visit(market.url());
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: market.url() });
  await logIn(page, market, member);
  await openDeposit(page, market);
  return { page, browserErrors, leave };
}

export async function openDeposit(page: Page, market: Market): Promise<void> {
  await page.getByRole('button', { name: market.words.deposit.title, exact: true }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

export const choose = (page: Page, method: RegExp): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: method }).first().click();
