import { defineMarket } from '@member-wallet/ui/market';
import { baht } from './baht';
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
      // The amounts in baht times 500, a rate below all recent ones. The providers decide about minimums in kip.
      deposit: {
        qr: {
          KBANK: { usualMinimum: 1, presets: [5000, 10_000, 25_000, 50_000, 250_000, 500_000] },
          WW: { usualMinimum: 50_000, presets: [50_000, 100_000, 150_000, 250_000, 500_000] },
          PAYTIMZ: { usualMinimum: 5000, presets: [5000, 25_000, 50_000, 250_000, 500_000] },
        },
        usualWalletMinimum: 1000,
      },
    },
    baht,
  ],
  phone: {
    countryCode: '856',
    shapes: [
      { start: '020', digits: 11, groups: [3, 4, 4] },
      { start: '030', digits: 10, groups: [3, 3, 4] },
    ],
    storedAs: 'local',
    leadingZeroOptional: true,
    example: '020 5551 2345',
    problem: 'mobile-format',
  },
  otpLength: 6,
  banks,
  recommendedBanks: [],
  // Thai banks, which the server may list for members with accounts there. TMB is now TTB.
  latinNameBanks: ['KTB', 'TMB', 'TTB', 'BBL'],
  features: { slipUpload: true, spinWheel: true, invite: true, refund: true, chat: true },
  responsibleGaming: { minimumAge: 18, reminderMinutes: 60, depositLimit: true },
});
