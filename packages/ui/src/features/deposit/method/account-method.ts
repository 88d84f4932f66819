import type { DepositBank } from '@member-wallet/api-sdk';
import { AccountSheet } from '#/features/deposit/account/account-sheet';
import { defineMethod } from './method';
import { bankLabel } from './method-labels';
import { isPaymentCompany } from './payment-rules';

function nameOf({ bank }: DepositBank): string | null {
  if (typeof bank === 'string') return bank;
  return bank?.nameTH ?? bank?.nameEN ?? null;
}

/** An account to transfer to. */
export const accountMethod = defineMethod({
  name: 'account',
  group: 'account',
  fromBank(bank) {
    // Not an account: a payment company that no method of this build accepts, or an entry without an account number.
    const number = bank.bankAccountNo?.trim() ?? '';
    if (isPaymentCompany(bank) || number === '') return null;
    return {
      bankCode: bank.bankCode,
      bankName: nameOf(bank),
      holder: bank.bankAccountName ?? null,
      number,
      currency: bank.currency?.trim() || null,
      numberLabel: 'deposit.accountNo' as const,
    };
  },
  keyOf: ({ bankCode, number, currency }) => [bankCode, number, currency ?? []].flat().join(' '),
  currencyOf: ({ currency }) => currency,
  bankOf: ({ bankCode }) => bankCode,
  hint: 'deposit.byAccount',
  labelOf: ({ bankCode, bankName }, words) => bankLabel(words, bankCode, bankName),
  knowsAmount: false,
  Sheet: AccountSheet,
});
