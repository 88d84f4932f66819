import type { Currency, Market } from './market';

/** The currency that a backend value ('BAHT', 'LAK', 'THB') names, else the market's own. */
export function currencyOf(market: Pick<Market, 'currencies'>, value: string | null | undefined): Currency {
  const wanted = value?.trim().toUpperCase();
  const found = market.currencies.find(({ code, wire }) => wanted === code || wanted === wire);
  return found ?? market.currencies[0];
}
