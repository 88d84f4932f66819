import type { PartialRegistration, Registration } from '@member-wallet/api-sdk';
import type { Currency } from '#/market/market';
import type { BankAccountDraft, CheckedBankAccount } from '#/validation/bank-account';

/** The input so far, as typed. Kept in memory only, because it contains a password. */
export interface RegisterDraft extends BankAccountDraft {
  readonly phone: string;
  readonly name: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly sourceCode: string;
  readonly inviteCode: string;
  /** The currency's wire name; null where the market has one currency and does not ask. */
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

/** What the steps have checked and normalised for the server. */
export interface CheckedAccount extends CheckedBankAccount {
  readonly username: string;
}

// An empty value is left out, as if the field did not exist.
const optional = <K extends string>(key: K, value: string): { readonly [P in K]?: string } =>
  value.trim() === '' ? {} : ({ [key]: value.trim() } as { [P in K]: string });

/** The registration after the profile step, for the server to check. */
export const profilePayload = (draft: RegisterDraft, username: string) =>
  ({
    name: draft.name.trim(),
    username,
    password: draft.password,
    ...optional('sourceCode', draft.sourceCode),
    ...optional('inviteCode', draft.inviteCode),
  }) satisfies PartialRegistration;

/** The whole registration. */
export const registrationPayload = (draft: RegisterDraft, account: CheckedAccount): Registration => ({
  ...profilePayload(draft, account.username),
  bankCode: account.bankCode,
  bankAccountName: account.bankAccountName,
  bankAccountNo: account.bankAccountNo,
  ...(draft.currency === null ? {} : { currency: draft.currency }),
});
