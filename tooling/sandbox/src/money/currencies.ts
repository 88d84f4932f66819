import type { Currency } from '../markets/market';
import type { Minor } from './minor-units';

/** A fixed exchange rate. */
export const KIP_PER_BAHT = 100n;

export const SYMBOLS: Readonly<Record<Currency, string>> = { THB: '฿', LAK: '₭' };

/** Converts an amount, rounded down to a whole minor unit. */
export const convert = (amount: Minor, from: Currency, to: Currency): Minor => {
  if (from === to) return amount;
  return to === 'LAK' ? amount * KIP_PER_BAHT : amount / KIP_PER_BAHT;
};

/** Converts satang to the minor units of a member's currency. */
export const inCurrency = (satang: Minor, currency: Currency): Minor => convert(satang, 'THB', currency);

/** Whole units with thousands separators, as 1,234. */
export const groupedUnits = (amount: Minor): string => String(amount / 100n).replace(/\B(?=(\d{3})+$)/g, ',');
