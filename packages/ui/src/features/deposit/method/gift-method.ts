import { defineMethod } from './method';
import { GiftSheet } from '#/features/deposit/gift/gift-sheet';
import { mobileWalletLabel } from './method-labels';
import { isAutomatic } from './payment-rules';

/** A gift link of the mobile wallet, for wallets that do not credit transfers automatically. */
export const giftMethod = defineMethod({
  name: 'gift',
  group: 'wallet',
  fromWallet: (wallet) => (isAutomatic(wallet) ? null : {}),
  hint: 'records.gift',
  labelOf: (_, { t }) => mobileWalletLabel(t('records.gift')),
  knowsAmount: false,
  Sheet: GiftSheet,
});
