import type { Currency, Market } from './market';

/** The currency that a backend value names; undefined for one that this market does not have. */
export function findCurrency(market: Pick<Market, 'currencies'>, value: string): Currency | undefined {
  const wanted = value.trim().toUpperCase();
  return market.currencies.find(({ code, wire }) => wanted === code || wanted === wire);
}

/**
 * The market with this currency as its usual one, which is preselected at registration and shown for a member whose
 * currency nothing says. Throws for a currency that the market does not have.
 */
export function withUsualCurrency(market: Market, value: string | null): Market {
  if (value === null) return market;
  const usual = findCurrency(market, value);
  if (!usual) throw new Error(`The market has no currency ${value}.`);
  return { ...market, currencies: [usual, ...market.currencies.filter((each) => each !== usual)] };
}

/**
 * The currency that a backend value names, or one with nothing but that name: an amount in a currency that this build
 * does not know must not be taken for another.
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

/** Whether a backend value names another currency than the member has; not if there is none. */
export const isOtherCurrency = (
  market: Pick<Market, 'currencies'>,
  value: string | null,
  own: Currency,
): boolean => value !== null && findCurrency(market, value)?.code !== own.code;
