import { type Bank, defineMarket } from '#/market/market';

export const baht = {
  code: 'THB',
  wire: 'BAHT',
  symbol: '฿',
  name: { th: 'บาท', la: 'ບາດ', en: 'Baht' },
  digits: 2,
  presets: { transfer: [100, 300, 500, 1000], withdraw: [100, 500, 1000, 5000] },
  deposit: {
    qr: {
      KBANK: { usualMinimum: 1, presets: [10, 20, 50, 100, 500, 1000] },
      WW: { usualMinimum: 100, presets: [100, 200, 300, 500, 1000] },
      PAYTIMZ: { usualMinimum: 10, presets: [10, 50, 100, 500, 1000] },
    },
    usualWalletMinimum: 2,
  },
} as const;

const bank = (code: string): Bank => ({
  code,
  aliases: [],
  name: { th: `ธนาคาร ${code}`, la: `ທະນາຄານ ${code}`, en: `Bank ${code}` },
  shortName: code,
  color: '#233f73',
  monogram: code.slice(0, 2),
  accountDigits: { from: 10, to: 12 },
});

export const kip = {
  code: 'LAK',
  wire: 'LAK',
  symbol: '₭',
  name: { th: 'กีบ', la: 'ກີບ', en: 'Kip' },
  digits: 2,
  presets: { transfer: [50_000, 100_000, 500_000], withdraw: [50_000, 100_000, 500_000, 1_000_000] },
  deposit: {
    qr: {
      KBANK: { usualMinimum: 1, presets: [5000, 10_000] },
      WW: { usualMinimum: 50_000, presets: [50_000, 100_000] },
      PAYTIMZ: { usualMinimum: 5000, presets: [5000, 25_000] },
    },
    usualWalletMinimum: 1000,
  },
} as const;
const features = {
  slipUpload: true,
  spinWheel: true,
  invite: true,
  refund: true,
  chat: true,
};
const responsibleGaming = { minimumAge: 18, reminderMinutes: 60, depositLimit: true };

/** Test markets with the rules that screens depend on, not with the data of a real market. */
export const thaiMarket = defineMarket({
  defaultLocale: 'th',
  locales: ['th', 'la', 'en'],
  currencies: [baht],
  phone: {
    countryCode: '66',
    shapes: [{ start: '', digits: 10, groups: [3, 3, 4] }],
    storedAs: 'local',
    leadingZeroOptional: false,
    example: '081 234 5678',
    problem: 'ten-digits',
  },
  otpLength: 6,
  banks: [bank('SCB'), bank('KTB')],
  recommendedBanks: [],
  latinNameBanks: ['KTB'],
  features,
  responsibleGaming,
});

export const laoMarket = defineMarket({
  defaultLocale: 'la',
  locales: ['la', 'th', 'en'],
  currencies: [kip, baht],
  phone: {
    countryCode: '856',
    shapes: [{ start: '020', digits: 11, groups: [3, 4, 4] }],
    storedAs: 'local',
    leadingZeroOptional: true,
    example: '020 5551 2345',
    problem: 'mobile-format',
  },
  otpLength: 6,
  banks: [bank('BCEL'), bank('LDB')],
  recommendedBanks: [],
  latinNameBanks: ['KTB'],
  features,
  responsibleGaming,
});

/** A fictional market that differs from the other two, so that hard-coded assumptions in screens fail here. */
export const oddMarket = defineMarket({
  defaultLocale: 'en',
  locales: ['en', 'la', 'th'],
  currencies: [
    {
      code: 'XTS',
      wire: 'XTS',
      symbol: '¤',
      name: { th: 'หน่วย', la: 'ຫົວໜ່ວຍ', en: 'Unit' },
      digits: 0,
      presets: { transfer: [5, 50], withdraw: [20] },
      deposit: {
        qr: {
          KBANK: { usualMinimum: 3, presets: [3, 30] },
          WW: { usualMinimum: 7, presets: [7, 70] },
          PAYTIMZ: { usualMinimum: 9, presets: [9, 90] },
        },
        usualWalletMinimum: 4,
      },
    },
  ],
  phone: {
    countryCode: '999',
    shapes: [{ start: '0', digits: 10, groups: [4, 6] }],
    storedAs: 'local',
    leadingZeroOptional: true,
    example: '0812 345678',
    problem: 'mobile-format',
  },
  otpLength: 6,
  banks: [
    {
      code: 'ONE',
      aliases: [],
      name: { th: 'ธนาคารหนึ่งเดียว', la: 'ທະນາຄານໜຶ່ງດຽວ', en: 'The Only Bank' },
      shortName: 'Only',
      color: '#5b2a86',
      monogram: 'ON',
      accountDigits: { from: 6, to: 6 },
    },
  ],
  recommendedBanks: ['ONE'],
  latinNameBanks: ['ONE'],
  features: {
    slipUpload: false,
    spinWheel: false,
    invite: false,
    refund: false,
    chat: false,
  },
  responsibleGaming: { minimumAge: 21, reminderMinutes: null, depositLimit: false },
});
