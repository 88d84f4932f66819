import { fromMajor } from '#/money/minor';
import { AccountSheet } from './account-sheet';
import { defineMethod } from './method';
import { mobileWalletLabel } from './method-labels';
import { isAutomatic } from './payment-rules';

/** The operator's mobile wallet, to which a transfer is credited by itself. */
export const walletMethod = defineMethod({
  name: 'wallet',
  group: 'wallet',
  fromWallet(wallet) {
    if (!isAutomatic(wallet)) return null;
    return {
      holder: wallet.walletAccountName ?? null,
      number: wallet.walletAccountNo?.trim() || null,
      numberLabel: 'deposit.walletNo' as const,
      currency: null,
    };
  },
  keyOf: ({ number, holder }) => `${number ?? holder}`,
  hint: 'deposit.byWallet',
  labelOf: (_, { t }) => mobileWalletLabel(t('deposit.byWallet')),
  amountsOf: (_, { own }) => ({
    currency: own,
    minimum: fromMajor(own.deposit.walletMinimum),
    presets: [],
  }),
  knowsAmount: false,
  Sheet: AccountSheet,
});
