import { fromMajor } from '#/money/minor';
import { AccountSheet } from '#/features/deposit/account/account-sheet';
import { defineMethod } from './method';
import { mobileWalletLabel } from './method-labels';
import { isAutomatic } from './payment-rules';

/** The product's default minimum, in major units of any currency. */
const WALLET_MINIMUM = 2;

/** The operator's mobile wallet, which credits transfers automatically. */
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
    minimum: fromMajor(Math.min(WALLET_MINIMUM, own.deposit.usualWalletMinimum)),
    usualMinimum: fromMajor(own.deposit.usualWalletMinimum),
    presets: [],
  }),
  knowsAmount: false,
  Sheet: AccountSheet,
});
