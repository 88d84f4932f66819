import type { DigitBounds } from '#/market/market';
import { westernDigits } from '#/money/western-digits';
import { visibleText } from '#/text/visible-text';
import { invalid, valid, type Checked } from './checked';

type AccountNumberProblem = { readonly code: 'account-required' } | { readonly code: 'account-format' };

/** Removes dashes and spaces, and converts to Western digits. The server knows how many there must be. */
export function normaliseAccountNumber(text: string): Checked<string, AccountNumberProblem> {
  const typed = westernDigits(visibleText(text)).replace(/[\s./\u2010-\u2015\u2212-]/g, '');
  if (typed === '') return invalid({ code: 'account-required' });
  if (!/^\d+$/.test(typed)) return invalid({ code: 'account-format' });
  return valid(typed);
}

/** Whether what is typed is a number with more or fewer digits than the numbers of a bank usually have. */
export function hasUnusualLength({ from, to }: DigitBounds, text: string): boolean {
  const number = normaliseAccountNumber(text);
  return number.ok && (number.value.length < from || number.value.length > to);
}

/** How numbers are grouped, by their length. Banks disagree about every other one, so those are left unchanged. */
const GROUPS: Readonly<Record<number, RegExp>> = {
  10: /^(.{3})(.{3})(.{4})$/,
  15: /^(.{3})(.{4})(.{4})(.{4})$/,
};

/** A number of ten digits as 3-3-4, one of fifteen as 3-4-4-4, which no one could compare otherwise. */
export const formatAccountNumber = (number: string): string =>
  (/^[\d•]+$/.test(number) && GROUPS[number.length]?.exec(number)?.slice(1).join('-')) || number;

const VISIBLE = 4;

/** The same with all but its last four digits masked, because others may see the screen. */
export const maskAccountNumber = (number: string): string =>
  formatAccountNumber(`${'•'.repeat(Math.max(0, number.length - VISIBLE))}${number.slice(-VISIBLE)}`);
