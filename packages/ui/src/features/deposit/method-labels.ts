import { bankOf } from '#/market/bank';
import { findCurrency } from '#/market/currency';
import type { Market } from '#/market/market';
import type { MethodWords, NamedMethod } from './method';

/** @param name the server's name of the bank, for one that this build does not know */
export function bankLabel({ market, nameOf }: MethodWords, code: string, name?: string | null): NamedMethod {
  const bank = bankOf(market, code, name ?? undefined);
  const whole = nameOf(bank);
  return {
    title: bank.shortName,
    // A bank that only the server knows has one name.
    ...(whole !== bank.shortName && { hint: whole }),
    tile: bank,
  };
}

/** Whether a bank is one of those that credit fastest. */
export const isRecommended = (market: Pick<Market, 'banks' | 'recommendedBanks'>, code: string): boolean =>
  market.recommendedBanks.includes(bankOf(market, code).code);

/** The name of a currency; null where the market has only this one, so that nobody has to ask. */
export function currencyNameOf({ market, nameOf }: MethodWords, wire: string): string | null {
  const known = findCurrency(market, wire);
  if (!known) return wire;
  return market.currencies.length > 1 ? nameOf(known) : null;
}

/** @param title what it takes: a transfer, or a gift link */
export const mobileWalletLabel = (title: string): NamedMethod => ({
  title,
  hint: null,
  tile: { color: '#b4532a', monogram: 'MW' },
});
