import type { DepositSettings } from '#/features/deposit/deposit-settings';
import { defineMarket, type Bank } from '#/market/market';
import { thaiMarket } from './markets';

const bank = (code: string, holderName: Bank['holderName'] = 'any'): Bank => ({
  code,
  aliases: [],
  name: { th: `ธนาคาร ${code}`, la: `ທະນາຄານ ${code}`, en: `Bank ${code}` },
  color: '#233f73',
  monogram: code.slice(0, 2),
  accountDigits: { from: 10, to: 12 },
  holderName,
});

/** A market with every deposit method. */
export const depositMarket = defineMarket({
  ...thaiMarket,
  banks: [bank('SCB'), bank('KBANK'), bank('KTB', 'latin')],
  recommendedBanks: ['KBANK', 'KTB'],
  deposit: {
    qrProviders: [
      { code: 'KBANK', presets: [10, 20, 50, 100, 500, 1000], minimum: 1, minimumSetting: 'qrMinimum' },
      { code: 'WW', presets: [100, 200, 300, 500, 1000], minimum: 100, minimumSetting: null },
      { code: 'PAYTIMZ', presets: [10, 50, 100, 500, 1000], minimum: 10, minimumSetting: 'paytimzMinimum' },
    ],
    mobileWallet: { automaticMinimum: 2, giftLink: true },
  },
});

export const depositSettings: DepositSettings = {
  qrMinimum: null,
  paytimzMinimum: null,
  qrValidityMinutes: 10,
  slipClosed: null,
  giftLinkPassphrase: 'passphrase',
};
