import type { DepositSettings } from '#/features/deposit/deposit-settings';
import { defineMarket, type Bank } from '#/market/market';
import { thaiMarket } from './markets';

const bank = (code: string): Bank => ({
  code,
  aliases: [],
  name: { th: `ธนาคาร ${code}`, la: `ທະນາຄານ ${code}`, en: `Bank ${code}` },
  shortName: code,
  color: '#233f73',
  monogram: code.slice(0, 2),
  accountDigits: { from: 10, to: 12 },
});

/** A market with the banks that deposits treat differently. */
export const depositMarket = defineMarket({
  ...thaiMarket,
  banks: [bank('SCB'), bank('KBANK'), bank('KTB')],
  recommendedBanks: ['KBANK', 'KTB'],
});

export const depositSettings: DepositSettings = {
  qrMinimum: null,
  wwMinimum: null,
  paytimzMinimum: null,
  qrValidityMinutes: 10,
  slipClosed: null,
  giftLinkHosts: ['gift.truemoney.com'],
  giftLinkPassphrase: 'passphrase',
};
