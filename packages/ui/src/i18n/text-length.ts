import { longer } from '@member-wallet/testing/texts/longer';

/**
 * Development only: adds 40 % more letters to every text, to test layouts.
 * Callers check NODE_ENV, so that production builds do not contain this file.
 */
type TextLength = 'written' | 'longer';

const KEY = 'text-length';

export const textLength = (): TextLength => (localStorage.getItem(KEY) === 'longer' ? 'longer' : 'written');

export function setTextLength(length: TextLength): void {
  localStorage.setItem(KEY, length);
}

/** The table unchanged, or lengthened if that was chosen. */
export const atChosenLength = (table: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  textLength() === 'written'
    ? table
    : Object.fromEntries(Object.entries(table).map(([key, text]) => [key, longer(text)]));
