import type { Currency } from '@member-wallet/ui/market';

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
} as const satisfies Currency;
