import type { Bank, Market } from '#/market/market';
import { normaliseAccountNumber } from './account-number';
import { valid } from './checked';
import { checkHolderName, holderNameRule } from './holder-name';

/** A bank account as typed. */
export interface BankAccountDraft {
  readonly bankCode: string;
  readonly accountNo: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A valid bank account in the API's format. */
export interface CheckedBankAccount {
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
}

export interface BankAccountProblems {
  readonly bank?: 'required';
  readonly accountNo?: 'required' | 'invalid';
  readonly firstName?: 'required' | 'latin';
  readonly lastName?: 'required' | 'latin';
}

type BankAccountCheck =
  | { readonly ok: true; readonly account: CheckedBankAccount }
  | { readonly ok: false; readonly problems: BankAccountProblems };

const HAS_OTHER_LETTERS = /[^A-Za-z ]/;

function nameProblems(
  isLatin: boolean,
  draft: BankAccountDraft,
): Pick<BankAccountProblems, 'firstName' | 'lastName'> {
  const problemOf = (name: string) => {
    if (name.trim() === '') return 'required';
    return isLatin && HAS_OTHER_LETTERS.test(name.trim()) ? 'latin' : undefined;
  };
  const firstName = problemOf(draft.firstName);
  const lastName = problemOf(draft.lastName);
  return { ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/** The number and holder that still equal the server's; null for those that were changed or empty. */
function unchanged(draft: BankAccountDraft, held: CheckedBankAccount | null) {
  if (held === null || held.bankCode !== draft.bankCode) return { accountNo: null, holder: null };
  const { bankAccountNo, bankAccountName } = held;
  const { firstName, lastName } = splitHolderName(bankAccountName);
  const isSameName = draft.firstName === firstName && draft.lastName === lastName;
  return {
    accountNo: draft.accountNo === bankAccountNo ? bankAccountNo.trim() || null : null,
    holder: isSameName ? bankAccountName.trim() || null : null,
  };
}

/**
 * Returns either all problems of a bank account, or the account in the API's format.
 * @param held the member's account on the server. Its number and name were accepted before and pass unchanged, except
 *   a name that the bank requires in English letters
 */
export function checkBankAccount(
  market: Pick<Market, 'latinNameBanks'>,
  draft: BankAccountDraft,
  bank: Bank | undefined,
  held: CheckedBankAccount | null = null,
): BankAccountCheck {
  const same = unchanged(draft, held);
  const rule = bank ? holderNameRule(market, bank.code) : 'any';
  const holder =
    same.holder !== null && rule === 'any'
      ? valid(same.holder)
      : checkHolderName(rule, draft.firstName, draft.lastName);
  const number = same.accountNo === null ? normaliseAccountNumber(draft.accountNo) : valid(same.accountNo);
  if (bank && holder.ok && number.ok) {
    return {
      ok: true,
      account: { bankCode: bank.code, bankAccountName: holder.value, bankAccountNo: number.value },
    };
  }
  const accountNo = number.ok
    ? undefined
    : number.problem.code === 'account-required'
      ? 'required'
      : 'invalid';
  return {
    ok: false,
    problems: {
      ...(bank ? {} : { bank: 'required' }),
      ...(accountNo && { accountNo }),
      ...(holder.ok ? {} : nameProblems(rule === 'latin', draft)),
    },
  };
}

/** Splits a holder's full name at the first space. */
export function splitHolderName(fullName: string): Pick<BankAccountDraft, 'firstName' | 'lastName'> {
  const [firstName, ...rest] = fullName.trim().split(/\s+/) as [string, ...string[]];
  return { firstName, lastName: rest.join(' ') };
}
