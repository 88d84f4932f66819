import type { Currency, QrProvider } from '#/market/market';
import { fromMajor, type Minor } from '#/money/minor';
import type { DepositSettings } from '#/features/deposit/deposit-settings';
import type { AmountRange } from '#/features/deposit/method/amount-range';

/** The product's default minimums, in major units of any currency. No code is made for less than 1. */
const MINIMUM: Readonly<Record<QrProvider, number>> = { KBANK: 1, WW: 100, PAYTIMZ: 10 };

/** The build setting of each minimum. */
const SETTINGS = {
  KBANK: 'qrMinimum',
  WW: 'wwMinimum',
  PAYTIMZ: 'paytimzMinimum',
} as const satisfies Record<QrProvider, keyof DepositSettings>;

function settingFor(provider: QrProvider, settings: DepositSettings, currency: Currency): number | undefined {
  const setting = settings[SETTINGS[provider]];
  if (!setting) return undefined;
  if (/^\d/.test(setting)) return Number(setting);
  const amounts = new Map(setting.split(',').map((part) => part.trim().split(' ') as [string, string]));
  const amount = amounts.get(currency.code) ?? amounts.get(currency.wire);
  return amount === undefined ? undefined : Number(amount);
}

export interface QrAmounts extends AmountRange {
  readonly presets: readonly Minor[];
}

/** The minimum, and the preset amounts that are not below it. PAYTIMZ's first preset is its minimum, if that is set. */
export function qrAmounts(provider: QrProvider, settings: DepositSettings, currency: Currency): QrAmounts {
  const own = currency.deposit.qr[provider];
  const set = settingFor(provider, settings, currency);
  // If the currency's usual minimum is lower than the product's, it applies instead.
  const minimum = Math.max(1, set ?? Math.min(MINIMUM[provider], own.usualMinimum));
  const presets =
    provider === 'PAYTIMZ' && set !== undefined ? [minimum, ...own.presets.slice(1)] : own.presets;
  return {
    minimum: fromMajor(minimum),
    usualMinimum: fromMajor(set === undefined ? own.usualMinimum : minimum),
    presets: [...new Set(presets.filter((preset) => preset >= minimum))].map(fromMajor),
  };
}
