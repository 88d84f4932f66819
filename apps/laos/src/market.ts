import { defineMarket } from '@member-wallet/ui/market';
import { banks } from './banks';

export const market = defineMarket({
  defaultLocale: 'la',
  locales: ['la', 'th', 'en'],
  currencies: [
    {
      code: 'LAK',
      wire: 'LAK',
      symbol: '₭',
      name: { th: 'กีบ', la: 'ກີບ', en: 'Kip' },
      digits: 2,
      presets: { transfer: [50_000, 100_000, 500_000], withdraw: [50_000, 100_000, 500_000, 1_000_000] },
    },
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
    countryCode: '856',
    shapes: [
      { start: '020', digits: 11, groups: [3, 4, 4] },
      { start: '030', digits: 10, groups: [3, 3, 4] },
    ],
    leadingZeroOptional: true,
    example: '020 5551 2345',
    problem: 'mobile-format',
  },
  banks,
  recommendedBanks: [],
  deposit: { qrProviders: [], mobileWallet: null },
  features: { slipUpload: true, spinWheel: true, invite: true, refund: true, chat: true },
  responsibleGaming: { minimumAge: 18, reminderMinutes: 60, depositLimit: true },
});
