import type { PartialRegistration, Registration } from '@member-wallet/api-sdk';
import type { Currency } from '#/market/market';
import type { BankAccountDraft, CheckedBankAccount } from '#/validation/bank-account';

/** What the visitor has typed so far, as typed. Held in memory only: it contains a password. */
export interface RegisterDraft extends BankAccountDraft {
  readonly phone: string;
  readonly name: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly sourceCode: string;
  readonly inviteCode: string;
  /** As the wire names it; null where the market has one currency and does not ask. */
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

/** What the steps have checked and brought into the form that the server wants. */
export interface CheckedAccount extends CheckedBankAccount {
  readonly username: string;
}

// An empty choice is left out, as if the field were not there.
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
