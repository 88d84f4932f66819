import type { Currency, Market } from './market';

/** The currency for a backend value ('BAHT', 'LAK', 'THB'); the market's first if there is none. */
export function currencyOf(market: Pick<Market, 'currencies'>, value: string | null | undefined): Currency {
  const wanted = value?.trim().toUpperCase();
  const found = market.currencies.find(({ code, wire }) => wanted === code || wanted === wire);
  return found ?? market.currencies[0];
}
