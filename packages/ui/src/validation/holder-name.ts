import type { Market } from '#/market/market';
import { upperCaseName } from '#/text/upper-case-name';
import { invalid, valid, type Checked } from './checked';

type HolderNameProblem =
  | { readonly code: 'first-name-required' }
  | { readonly code: 'last-name-required' }
  /** The bank shows names in English letters only. */
  | { readonly code: 'name-latin-only' };

/** 'latin': English letters only. */
type HolderNameRule = 'any' | 'latin';

/** The letters in which a bank shows its holders. */
export const holderNameRule = (
  { latinNameBanks }: Pick<Market, 'latinNameBanks'>,
  bankCode: string,
): HolderNameRule => (latinNameBanks.includes(bankCode.trim().toUpperCase()) ? 'latin' : 'any');

/** English letters with single spaces between them. */
const LATIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** The holder's full name: first and last name in upper case, joined by one space. */
export function checkHolderName(
  rule: HolderNameRule,
  firstName: string,
  lastName: string,
): Checked<string, HolderNameProblem> {
  const first = tidy(firstName);
  const last = tidy(lastName);
  if (first === '') return invalid({ code: 'first-name-required' });
  if (last === '') return invalid({ code: 'last-name-required' });
  return checkFullName(rule, `${first} ${last}`);
}

/** The same rule for a full name, as edited on the deposit screen. */
export function checkFullName(rule: HolderNameRule, fullName: string): Checked<string, HolderNameProblem> {
  const name = tidy(fullName);
  if (name === '') return invalid({ code: 'first-name-required' });
  if (rule === 'latin' && !LATIN.test(name)) return invalid({ code: 'name-latin-only' });
  return valid(upperCaseName(name));
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
