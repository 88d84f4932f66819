import type { QrProvider } from '#/market/market';
import { defineMethod } from './method';
import { bankLabel } from './method-labels';
import { isBankQr, isPaymentCompany, wordsOf } from './payment-rules';
import { QrSheet } from '#/features/deposit/qr/qr-sheet';
import { qrTerms } from '#/features/deposit/qr/use-qr-terms';

/** Payment companies are numbered, because members do not know their names. A bank's QR method has the bank's name and tile. */
const COMPANIES = {
  WW: { number: 1, tile: { color: '#2456a6', monogram: 'WW' } },
  PAYTIMZ: { number: 2, tile: { color: '#0f766e', monogram: 'PT' } },
} as const;

const PROVIDERS: readonly QrProvider[] = ['KBANK', 'WW', 'PAYTIMZ'];

/** A QR code for an amount, made by a bank or a payment company. */
export const qrMethod = defineMethod({
  name: 'qr',
  group: 'qr',
  fromBank(bank) {
    const words = wordsOf(bank);
    const provider = PROVIDERS.find((code) => words.includes(code));
    if (!provider || !(isPaymentCompany(bank) || isBankQr(bank))) return null;
    return { provider, currency: bank.currency?.trim() || null };
  },
  // The API calls only contain the provider, so entries of the same provider are duplicates.
  keyOf: ({ provider }) => provider,
  currencyOf: ({ currency }) => currency,
  bankOf: ({ provider }) => (provider === 'KBANK' ? provider : null),
  hint: 'deposit.byQr',
  labelOf({ provider }, words) {
    if (provider === 'KBANK') return bankLabel(words, provider);
    const { number, tile } = COMPANIES[provider];
    return { title: words.t('deposit.scanToPay', { number }), hint: null, tile };
  },
  amountsOf: (details, { settings, market, own }) => qrTerms(details, settings, market, own),
  knowsAmount: true,
  Sheet: QrSheet,
});
