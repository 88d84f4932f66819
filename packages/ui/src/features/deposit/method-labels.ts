import { bankOf } from '#/market/bank';
import { findCurrency } from '#/market/currency';
import type { MethodLabel, MethodWords } from './method';

type Label = Omit<MethodLabel, 'hint'>;

/** @param name the server's name of the bank, for one that this build does not know */
export function bankLabel({ market, nameOf }: MethodWords, code: string, name?: string | null): Label {
  const bank = bankOf(market, code, name ?? undefined);
  return {
    title: nameOf(bank),
    tile: bank,
    isRecommended: market.recommendedBanks.includes(bank.code),
  };
}

/** The name of a currency; null where the market has only this one, so that nobody has to ask. */
export function currencyNameOf({ market, nameOf }: MethodWords, wire: string): string | null {
  const known = findCurrency(market, wire);
  if (!known) return wire;
  return market.currencies.length > 1 ? nameOf(known) : null;
}

export const mobileWalletLabel = ({ t }: MethodWords): Label => ({
  title: t('deposit.wallet'),
  tile: { color: '#b4532a', monogram: 'MW' },
  isRecommended: false,
});
