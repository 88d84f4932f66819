import type { Currency } from '#/market/market';
import { fromMajor } from '#/money/minor';
import { AccountSheet } from './account-sheet';
import { defineMethod } from './method';
import { mobileWalletLabel } from './method-labels';
import { isAutomatic } from './payment-rules';

/** The operator's mobile wallet, to which a transfer is credited by itself. */
export const walletMethod = defineMethod({
  name: 'wallet',
  fromWallet(wallet) {
    if (!isAutomatic(wallet)) return null;
    return {
      holder: wallet.walletAccountName ?? null,
      number: wallet.walletAccountNo?.trim() || null,
      numberLabel: 'deposit.walletNo' as const,
      currency: null,
      minimumIn: (currency: Currency) => fromMajor(currency.deposit.walletMinimum),
    };
  },
  keyOf: ({ number, holder }) => `${number ?? holder}`,
  hint: 'deposit.byWallet',
  labelOf: (_, words) => mobileWalletLabel(words),
  knowsAmount: false,
  Sheet: AccountSheet,
});
