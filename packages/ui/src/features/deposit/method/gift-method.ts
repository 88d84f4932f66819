import { defineMethod } from './method';
import { GiftSheet } from '#/features/deposit/gift/gift-sheet';
import { mobileWalletLabel } from './method-labels';
import { isAutomatic } from './payment-rules';

/** A gift link of the mobile wallet, for one that does not credit transfers by itself. */
export const giftMethod = defineMethod({
  name: 'gift',
  group: 'wallet',
  fromWallet: (wallet) => (isAutomatic(wallet) ? null : {}),
  hint: 'records.gift',
  labelOf: (_, { t }) => mobileWalletLabel(t('records.gift')),
  knowsAmount: false,
  Sheet: GiftSheet,
});
