import type { QrProvider } from '#/market/market';
import { fromMajor, type Minor } from '#/money/minor';
import { defineMethod } from './method';
import type { DepositSettings } from './deposit-settings';
import { bankLabel } from './method-labels';
import { isBankQr, isPaymentCompany, wordsOf } from './payment-rules';
import { QrSheet } from './qr-sheet';

/** Companies that are no banks; a bank's code is named and marked as the bank is. */
const COMPANY_TILES = {
  WW: { color: '#2456a6', monogram: 'WW' },
  PAYTIMZ: { color: '#0f766e', monogram: 'PT' },
} as const;

const minimumOf = (provider: QrProvider, settings: DepositSettings): number =>
  (provider.minimumSetting && settings[provider.minimumSetting]) ?? provider.minimum;

/** The first preset of an overridable minimum is that minimum itself; none lies below it. */
function presetsOf(provider: QrProvider, minimum: number): readonly Minor[] {
  const [, ...others] = provider.presets;
  const presets = provider.minimumSetting === 'paytimzMinimum' ? [minimum, ...others] : [...provider.presets];
  return [...new Set(presets.filter((preset) => preset >= minimum))].map(fromMajor);
}

/** A QR code for an amount, made by a bank or by a company that takes payments. */
export const qrMethod = defineMethod({
  name: 'qr',
  fromBank(bank, { market, settings }) {
    const words = wordsOf(bank);
    const provider = market.deposit.qrProviders.find(({ code }) => words.includes(code));
    if (!provider || !(isPaymentCompany(bank) || isBankQr(bank))) return null;
    const minimum = minimumOf(provider, settings);
    return {
      provider: provider.code,
      presets: presetsOf(provider, minimum),
      minimum: fromMajor(minimum),
    };
  },
  keyOf: ({ provider }) => provider,
  hint: 'deposit.byQr',
  labelOf({ provider }, words) {
    if (provider === 'KBANK') return bankLabel(words, provider);
    return { title: `PAYMENT ${provider}`, tile: COMPANY_TILES[provider], isRecommended: false };
  },
  knowsAmount: true,
  Sheet: QrSheet,
});
