import type { Currency, Market } from './market';

/** The currency that a backend value names; undefined for one that this market does not have. */
export function findCurrency(market: Pick<Market, 'currencies'>, value: string): Currency | undefined {
  const wanted = value.trim().toUpperCase();
  return market.currencies.find(({ code, wire }) => wanted === code || wanted === wire);
}

/** The currency for a backend value ('BAHT', 'LAK', 'THB'); the market's first if there is none. */
export function currencyOf(market: Pick<Market, 'currencies'>, value: string | null | undefined): Currency {
  return findCurrency(market, value ?? '') ?? market.currencies[0];
}

/** Whether a backend value names another currency than the member has; not if there is none. */
export const isOtherCurrency = (
  market: Pick<Market, 'currencies'>,
  value: string | null,
  own: Currency,
): boolean => value !== null && findCurrency(market, value) !== own;
