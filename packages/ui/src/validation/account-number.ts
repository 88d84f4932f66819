import type { DigitBounds } from '#/market/market';
import { westernDigits } from '#/money/western-digits';
import { visibleText } from '#/text/visible-text';
import { invalid, valid, type Checked } from './checked';

type AccountNumberProblem = { readonly code: 'account-required' } | { readonly code: 'account-format' };

/** Removes dashes, dots, slashes and spaces, and converts to Western digits. The server checks the number of digits. */
export function normaliseAccountNumber(text: string): Checked<string, AccountNumberProblem> {
  const typed = westernDigits(visibleText(text)).replace(/[\s./\u2010-\u2015\u2212-]/g, '');
  if (typed === '') return invalid({ code: 'account-required' });
  if (!/^\d+$/.test(typed)) return invalid({ code: 'account-format' });
  return valid(typed);
}

/** Whether the text is a number with more or fewer digits than usual for the bank. */
export function hasUnusualLength({ from, to }: DigitBounds, text: string): boolean {
  const number = normaliseAccountNumber(text);
  return number.ok && (number.value.length < from || number.value.length > to);
}

/** How numbers are grouped, by length. Other lengths are not grouped, because banks group them differently. */
const GROUPS: Readonly<Record<number, RegExp>> = {
  10: /^(.{3})(.{3})(.{4})$/,
  15: /^(.{3})(.{4})(.{4})(.{4})$/,
};

/** Groups a number of ten digits as 3-3-4 and one of fifteen as 3-4-4-4, so that members can compare it. */
export const formatAccountNumber = (number: string): string =>
  (/^[\d•]+$/.test(number) && GROUPS[number.length]?.exec(number)?.slice(1).join('-')) || number;

const VISIBLE = 4;

/** The same with all but its last four digits masked, because others may see the screen. */
export const maskAccountNumber = (number: string): string =>
  formatAccountNumber(`${'•'.repeat(Math.max(0, number.length - VISIBLE))}${number.slice(-VISIBLE)}`);
