import type { Page } from 'playwright-core';
import { PHONE, visit } from '../harness/page/browser';
import { api } from '../harness/stack/operator';
import { MARKETS } from '../markets';
import { balances, registerByApi } from '../steps';

export const [thai = missing()] = MARKETS;
export const DESKTOP = { width: 1280, height: 800 };
function missing(): never {
  throw new Error('no market');
}

/** Opens a page of the console. @param sandbox its base URL */
export async function open(path: string, viewport = PHONE, sandbox = stack.sandbox) {
  const { leave, page, browserErrors } = await visit(sandbox, { viewport });
  await page.goto(`/console${path}`);
  return { page, browserErrors, leave };
}

/** Waits until the page says how an action went. */
export const said = (page: Page, text: string | RegExp) =>
  page.getByRole('status').first().getByText(text).waitFor();
/** The page may say the same again. */
export const forgetSaid = (page: Page) =>
  page
    .getByRole('status')
    .first()
    .evaluate((element) => element.replaceChildren());
const formWith = (page: Page, button: string) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: button, exact: true }) });

/** Fills in a form by its labels and submits it with Enter or, if it has a multi-line field, with its button. */
export async function submit(
  page: Page,
  button: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const form = formWith(page, button);
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true });
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  await form.getByRole('button', { name: button, exact: true }).press('Enter');
}

/** Registers a member of this flow, with helpers to call the API as that member. */
export async function member(n: number) {
  const { phone, password } = await registerByApi(thai, thai.freshPhone(n));
  const own = { phone, password, name: /Flow/ };
  const { token } = await balances(thai, own);
  const ask = <T>(method: string, path: string, body?: unknown) =>
    api('th', method, path, body, token) as Promise<T>;
  const wallet = async () => (await balances(thai, own)).wallet;
  const { profile } = await ask<{ profile: { _id: string } }>('GET', '/api/account/profile');
  return { phone, ask, wallet, page: `/members/${profile._id}` };
}
