import type { QrProvider } from '#/market/market';
import { defineMethod } from './method';
import { bankLabel } from './method-labels';
import { isBankQr, isPaymentCompany, wordsOf } from './payment-rules';
import { QrSheet } from './qr-sheet';

/** Companies that are no banks; a bank's code is named and marked as the bank is. */
const COMPANY_TILES = {
  WW: { color: '#2456a6', monogram: 'WW' },
  PAYTIMZ: { color: '#0f766e', monogram: 'PT' },
} as const;

const PROVIDERS: readonly QrProvider[] = ['KBANK', 'WW', 'PAYTIMZ'];

/** A QR code for an amount, made by a bank or by a company that takes payments. */
export const qrMethod = defineMethod({
  name: 'qr',
  fromBank(bank) {
    const words = wordsOf(bank);
    const provider = PROVIDERS.find((code) => words.includes(code));
    if (!provider || !(isPaymentCompany(bank) || isBankQr(bank))) return null;
    return { provider, currency: bank.currency?.trim() || null };
  },
  // Its calls name the provider only: a second entry of the same could not be told apart.
  keyOf: ({ provider }) => provider,
  currencyOf: ({ currency }) => currency,
  hint: 'deposit.byQr',
  labelOf({ provider }, words) {
    if (provider === 'KBANK') return bankLabel(words, provider);
    return { title: `PAYMENT ${provider}`, tile: COMPANY_TILES[provider], isRecommended: false };
  },
  knowsAmount: true,
  Sheet: QrSheet,
});
