import type { Currency, Market } from './market';

const ANY_AMOUNT = { usualMinimum: 1, presets: [] };

/** The member's currency while it is not known: without a symbol, and without amounts that depend on the currency. */
export const UNKNOWN_CURRENCY: Currency = {
  code: '',
  wire: '',
  symbol: '',
  name: { en: '' },
  digits: 2,
  presets: { transfer: [], withdraw: [] },
  deposit: { qr: { KBANK: ANY_AMOUNT, WW: ANY_AMOUNT, PAYTIMZ: ANY_AMOUNT }, usualWalletMinimum: 1 },
};

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
  return {
    ...UNKNOWN_CURRENCY,
    code: value,
    wire: value,
    symbol: `${value}\u00a0`,
    name: { en: value },
  };
}

/** Whether a backend value names a different currency than the member's; false if either is unknown. */
export const isOtherCurrency = (
  market: Pick<Market, 'currencies'>,
  value: string | null,
  own: Currency,
): boolean => value !== null && own !== UNKNOWN_CURRENCY && findCurrency(market, value)?.code !== own.code;
