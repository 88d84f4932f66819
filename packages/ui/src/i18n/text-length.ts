import { longer } from '@member-wallet/configs/texts/longer';

/**
 * For development alone: every text of the chosen language with 40 % more letters, to see what a layout bears.
 * Callers ask for NODE_ENV, so that production builds have no byte of this file.
 */
export type TextLength = 'written' | 'longer';

const KEY = 'text-length';

export const textLength = (): TextLength => (localStorage.getItem(KEY) === 'longer' ? 'longer' : 'written');

export function setTextLength(length: TextLength): void {
  localStorage.setItem(KEY, length);
}

/** The table as it stands, or longer where that was chosen. */
export const atChosenLength = (table: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  textLength() === 'written'
    ? table
    : Object.fromEntries(Object.entries(table).map(([key, text]) => [key, longer(text)]));
