import { defineMarket } from '@member-wallet/ui/market';
import { banks } from './banks';

export const market = defineMarket({
  defaultLocale: 'th',
  locales: ['th', 'la', 'en'],
  currencies: [
    {
      code: 'THB',
      wire: 'BAHT',
      symbol: '฿',
      name: { th: 'บาท', la: 'ບາດ', en: 'Baht' },
      digits: 2,
      presets: { transfer: [100, 300, 500, 1000], withdraw: [100, 500, 1000, 5000] },
    },
  ],
  phone: {
    countryCode: '66',
    // Any ten digits: only the backend knows which numbers are in use.
    shapes: [{ start: '', digits: 10, groups: [3, 3, 4] }],
    leadingZeroOptional: false,
    example: '081 234 5678',
    problem: 'ten-digits',
  },
  banks,
  recommendedBanks: ['KBANK', 'KTB'],
  deposit: {
    qrProviders: [
      { code: 'KBANK', presets: [10, 20, 50, 100, 500, 1000], minimum: 1, minimumSetting: 'qrMinimum' },
      { code: 'WW', presets: [100, 200, 300, 500, 1000], minimum: 100, minimumSetting: null },
      {
        code: 'PAYTIMZ',
        presets: [10, 50, 100, 500, 1000],
        minimum: 10,
        minimumSetting: 'paytimzMinimum',
      },
    ],
    mobileWallet: { automaticMinimum: 2, giftLink: true },
  },
  features: { slipUpload: true, spinWheel: true, invite: true, refund: true, chat: true },
  responsibleGaming: { minimumAge: 18, reminderMinutes: 60, depositLimit: true },
});
