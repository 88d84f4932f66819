import { defineMethod } from './method';
import { GiftSheet } from './gift-sheet';
import { mobileWalletLabel } from './method-labels';

/** A gift link of the mobile wallet, for one that does not credit transfers by itself. */
export const giftMethod = defineMethod({
  name: 'gift',
  fromWallet: ({ mode }, { market }) =>
    mode !== 'AUTO' && market.deposit.mobileWallet?.giftLink ? {} : null,
  hint: 'deposit.byGift',
  labelOf: (_, words) => mobileWalletLabel(words),
  knowsAmount: false,
  Sheet: GiftSheet,
});
