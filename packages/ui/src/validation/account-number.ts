import type { DigitBounds } from '#/market/market';
import { westernDigits } from '#/money/western-digits';
import { invalid, valid, type Checked } from './checked';

export type AccountNumberProblem =
  | { readonly code: 'account-required' }
  | { readonly code: 'account-format' };

/** Removes dashes and spaces, and converts to Western digits. The server knows how many there must be. */
export function normaliseAccountNumber(text: string): Checked<string, AccountNumberProblem> {
  const typed = westernDigits(text).replace(/[\s\u2010-\u2015-]/g, '');
  if (typed === '') return invalid({ code: 'account-required' });
  if (!/^\d+$/.test(typed)) return invalid({ code: 'account-format' });
  return valid(typed);
}

/** Whether what is typed is a number with more or fewer digits than the numbers of a bank usually have. */
export function hasUnusualLength({ from, to }: DigitBounds, text: string): boolean {
  const number = normaliseAccountNumber(text);
  return number.ok && (number.value.length < from || number.value.length > to);
}

/** Formats a ten-digit number as 3-3-4; banks disagree about every other length, so those are left unchanged. */
export const formatAccountNumber = (number: string): string =>
  number.replace(/^([\d•]{3})([\d•]{3})([\d•]{4})$/, '$1-$2-$3');

const VISIBLE = 4;

/** The same with all but its last four digits masked, because others may see the screen. */
export const maskAccountNumber = (number: string): string =>
  formatAccountNumber(`${'•'.repeat(Math.max(0, number.length - VISIBLE))}${number.slice(-VISIBLE)}`);
