import type { Bank, Market } from './market';

const UNKNOWN_COLOR = '#5b6675';

/** Finds a bank by its code or an alias, ignoring case. */
export function findBank(market: Pick<Market, 'banks'>, code: string | null | undefined): Bank | undefined {
  const wanted = code?.trim().toUpperCase();
  if (!wanted) return undefined;
  return (
    market.banks.find((bank) => bank.code === wanted) ??
    market.banks.find((bank) => bank.aliases.includes(wanted))
  );
}

/**
 * The bank with this code, or a generic one: a backend may list banks that this build does not know, and a member
 * must still be able to choose them.
 * @param name the backend's name for it, used in every language
 */
export function bankOf(market: Pick<Market, 'banks'>, code: string, name: string = code): Bank {
  const known = findBank(market, code);
  if (known) return known;
  return {
    code,
    aliases: [],
    name: { en: name },
    shortName: name,
    color: UNKNOWN_COLOR,
    monogram: code.slice(0, 2).toUpperCase(),
    accountDigits: { from: 6, to: 20 },
  };
}
