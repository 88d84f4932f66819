import type { PartialRegistration, Registration } from '@member-wallet/api-sdk';
import type { Currency } from '#/market/market';
import type { BankAccountDraft, CheckedBankAccount } from '#/validation/bank-account';

/** The input as typed. Only kept in memory, because it contains a password. */
export interface RegisterDraft extends BankAccountDraft {
  readonly phone: string;
  readonly name: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly sourceCode: string;
  readonly inviteCode: string;
  /** The currency's wire name; null if the market has only one currency and so does not ask. */
  readonly currency: Currency['wire'] | null;
}

export const emptyDraft = (inviteCode: string, currency: RegisterDraft['currency']): RegisterDraft => ({
  phone: '',
  name: '',
  password: '',
  confirmPassword: '',
  sourceCode: '',
  inviteCode,
  bankCode: '',
  accountNo: '',
  firstName: '',
  lastName: '',
  currency,
});

/** The account, validated and normalised for the server. */
export interface CheckedAccount extends CheckedBankAccount {
  readonly username: string;
}

// Omits the field if its value is empty.
const optional = <K extends string>(key: K, value: string): { readonly [P in K]?: string } =>
  value.trim() === '' ? {} : ({ [key]: value.trim() } as { [P in K]: string });

/** The input up to the profile step, which the server validates before the bank step. */
export const profilePayload = (draft: RegisterDraft, username: string) =>
  ({
    name: draft.name.trim(),
    username,
    password: draft.password,
    ...optional('sourceCode', draft.sourceCode),
    ...optional('inviteCode', draft.inviteCode),
  }) satisfies PartialRegistration;

/** The complete registration. */
export const registrationPayload = (draft: RegisterDraft, account: CheckedAccount): Registration => ({
  ...profilePayload(draft, account.username),
  bankCode: account.bankCode,
  bankAccountName: account.bankAccountName,
  bankAccountNo: account.bankAccountNo,
  ...(draft.currency === null ? {} : { currency: draft.currency }),
});
