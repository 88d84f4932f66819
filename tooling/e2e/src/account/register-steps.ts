import type { Page } from 'playwright-core';
import type { Market } from '../markets';

export const PASSWORD = 'a-new-password-1';

/** Completes the first step. */
export async function enterPhone(page: Page, { words }: Market, phone: string): Promise<void> {
  await page.getByLabel(words.phone, { exact: true }).fill(phone);
  await page.getByRole('button', { name: words.next, exact: true }).click();
}

/** Completes the third step. */
export async function enterProfile(page: Page, { words }: Market, name = 'New Member'): Promise<void> {
  await page.getByRole('heading', { name: words.profileTitle }).waitFor();
  await page.getByLabel(words.name, { exact: true }).fill(name);
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(words.confirmPassword, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: words.next, exact: true }).click();
}

/** Fills in the last step without submitting it. */
export async function enterBank(
  page: Page,
  { words, bank, holder }: Market,
  accountNo: string,
): Promise<void> {
  await page.getByRole('heading', { name: words.bankTitle }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${words.bank}`) }).click();
  await page.getByLabel(words.search, { exact: true }).fill(bank.search);
  await page.getByRole('option', { name: bank.option }).first().click();
  // The list covers the fields until it has closed.
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await page.getByLabel(words.accountNo, { exact: true }).fill(accountNo);
  await page.getByLabel(words.firstName, { exact: true }).fill(holder.first);
  await page.getByLabel(words.lastName, { exact: true }).fill(holder.last);
}
