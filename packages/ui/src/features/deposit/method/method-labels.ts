import { useMarket } from '#/data/market/market-provider';
import type { TextFunction } from '#/i18n/text-types';
import { type LocaleState, useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import { bankOf } from '#/market/bank';
import { findCurrency } from '#/market/currency';
import type { Bank, Market } from '#/market/market';

/** The data for labels in the active language. */
export interface MethodWords {
  readonly t: TextFunction;
  readonly nameOf: LocaleState['nameOf'];
  readonly market: Market;
}

export function useMethodWords(): MethodWords {
  const t = useText();
  const { nameOf } = useLocale();
  const market = useMarket();
  return { t, nameOf, market };
}

/** Joins facts on one line, without the null ones. */
export const joinFacts = (...facts: readonly (string | null)[]): string =>
  facts.filter((fact) => fact !== null).join(' · ');

/** The name and marks of an offered method. */
export interface MethodLabel {
  readonly title: string;
  /** Below the title: the bank's full name, or the kind of deposit; null if the title is enough. */
  readonly hint: string | null;
  /** Null if the server names none, or if the market has only one. */
  readonly currency: string | null;
  readonly tile: Pick<Bank, 'color' | 'monogram'>;
  readonly isRecommended: boolean;
}

/** The part of a label that a method defines itself; `hint` only if it differs from the method's usual one. */
export type NamedMethod = Pick<MethodLabel, 'title' | 'tile'> & Partial<Pick<MethodLabel, 'hint'>>;

/** @param name the server's name of the bank, used if this build does not know the bank */
export function bankLabel({ market, nameOf }: MethodWords, code: string, name?: string | null): NamedMethod {
  const bank = bankOf(market, code, name ?? undefined);
  const whole = nameOf(bank);
  return {
    title: bank.shortName,
    // A bank that this build does not know has only one name.
    ...(whole !== bank.shortName && { hint: whole }),
    tile: bank,
  };
}

/** Names the banks from which deposits are credited fastest; null if the market lists none. */
export function fastestBanksText({ t, market }: MethodWords): string | null {
  const names = market.recommendedBanks.map((code) => bankOf(market, code).shortName);
  return names.length > 0 ? t('deposit.fastest', { banks: names.join(', ') }) : null;
}

/** Whether a bank is one of those from which deposits are credited fastest. */
export const isRecommended = (market: Pick<Market, 'banks' | 'recommendedBanks'>, code: string): boolean =>
  market.recommendedBanks.includes(bankOf(market, code).code);

/** The name of a currency; null if it is the market's only one. */
export function currencyNameOf({ market, nameOf }: MethodWords, wire: string): string | null {
  const known = findCurrency(market, wire);
  if (!known) return wire;
  return market.currencies.length > 1 ? nameOf(known) : null;
}

/** @param title the kind of deposit: a transfer or a gift link */
export const mobileWalletLabel = (title: string): NamedMethod => ({
  title,
  hint: null,
  tile: { color: '#b4532a', monogram: 'MW' },
});
