import type { Currency, Market } from './market';

/** The currency that a backend value names; undefined for one that this market does not have. */
export function findCurrency(market: Pick<Market, 'currencies'>, value: string): Currency | undefined {
  const wanted = value.trim().toUpperCase();
  return market.currencies.find(({ code, wire }) => wanted === code || wanted === wire);
}

/**
 * The market with this currency as its first, which is preselected at registration and used for members whose currency
 * is unknown. Throws for a currency that the market does not have.
 */
export function withUsualCurrency(market: Market, value: string | null): Market {
  if (value === null) return market;
  const usual = findCurrency(market, value);
  if (!usual) throw new Error(`The market has no currency ${value}.`);
  return { ...market, currencies: [usual, ...market.currencies.filter((each) => each !== usual)] };
}

/**
 * The currency that a backend value names. If this build does not know it, a currency with that name as its symbol, so
 * that the amount is not mistaken for one in another currency.
 */
export function currencyNamed(market: Pick<Market, 'currencies'>, value: string): Currency {
  const known = findCurrency(market, value);
  if (known) return known;
  const anyAmount = { usualMinimum: 1, presets: [] };
  return {
    code: value,
    wire: value,
    symbol: `${value}\u00a0`,
    name: { en: value },
    digits: 2,
    presets: { transfer: [], withdraw: [] },
    deposit: { qr: { KBANK: anyAmount, WW: anyAmount, PAYTIMZ: anyAmount }, usualWalletMinimum: 1 },
  };
}

/** Whether a backend value names a different currency than the member's; false if it is null. */
export const isOtherCurrency = (
  market: Pick<Market, 'currencies'>,
  value: string | null,
  own: Currency,
): boolean => value !== null && findCurrency(market, value)?.code !== own.code;
