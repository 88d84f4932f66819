import type { Currency, QrProvider } from '#/market/market';
import { fromMajor, type Minor } from '#/money/minor';
import type { DepositSettings } from './deposit-settings';

/** The build setting for a provider's minimum, if it has one. */
const SETTINGS: Partial<Record<QrProvider, 'qrMinimum' | 'paytimzMinimum'>> = {
  KBANK: 'qrMinimum',
  PAYTIMZ: 'paytimzMinimum',
};

function settingFor(provider: QrProvider, settings: DepositSettings, currency: Currency): number | undefined {
  const name = SETTINGS[provider];
  const setting = name && settings[name];
  if (!setting) return undefined;
  if (/^\d/.test(setting)) return Number(setting);
  const amounts = new Map(setting.split(',').map((part) => part.trim().split(' ') as [string, string]));
  const amount = amounts.get(currency.code) ?? amounts.get(currency.wire);
  return amount === undefined ? undefined : Number(amount);
}

export interface QrAmounts {
  readonly minimum: Minor;
  readonly presets: readonly Minor[];
}

/** The smallest amount and those to offer: none below the smallest, which PAYTIMZ offers itself. */
export function qrAmounts(provider: QrProvider, settings: DepositSettings, currency: Currency): QrAmounts {
  const own = currency.deposit.qr[provider];
  // No code is made for less than one.
  const minimum = Math.max(1, settingFor(provider, settings, currency) ?? own.minimum);
  const presets = provider === 'PAYTIMZ' ? [minimum, ...own.presets.slice(1)] : own.presets;
  return {
    minimum: fromMajor(minimum),
    presets: [...new Set(presets.filter((preset) => preset >= minimum))].map(fromMajor),
  };
}
