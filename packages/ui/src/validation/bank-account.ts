import type { Bank } from '#/market/market';
import { normaliseAccountNumber } from './account-number';
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

export type BankAccountCheck =
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

/** Returns either all problems of a bank account, or the account in the API's format. */
export function checkBankAccount(draft: BankAccountDraft, bank: Bank | undefined): BankAccountCheck {
  const holder = bank && checkHolderName(holderNameRule(bank.code), draft.firstName, draft.lastName);
  // Without a bank its rules are unknown: the number only has to consist of digits.
  const number = normaliseAccountNumber(bank?.accountDigits ?? { from: 1, to: 99 }, draft.accountNo);
  if (holder?.ok && number.ok) {
    return {
      ok: true,
      account: { bankCode: draft.bankCode, bankAccountName: holder.value, bankAccountNo: number.value },
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
      ...nameProblems(bank !== undefined && holderNameRule(bank.code) === 'latin', draft),
    },
  };
}

/** Splits a holder's full name at the first space. */
export function splitHolderName(fullName: string): Pick<BankAccountDraft, 'firstName' | 'lastName'> {
  const [firstName, ...rest] = fullName.trim().split(/\s+/) as [string, ...string[]];
  return { firstName, lastName: rest.join(' ') };
}
