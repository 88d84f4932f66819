import type { BankAccount } from '@member-wallet/api-sdk';
import type { Bank, LocalizedText, Market } from './market';

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
 * @param named the backend's name for it; a string is used in every language
 */
export function bankOf(
  market: Pick<Market, 'banks'>,
  code: string,
  named: string | LocalizedText = code,
): Bank {
  const known = findBank(market, code);
  if (known) return known;
  const name = typeof named === 'string' ? { en: named } : named;
  return {
    code,
    aliases: [],
    name,
    shortName: name.en,
    color: UNKNOWN_COLOR,
    monogram: code.slice(0, 2).toUpperCase(),
    accountDigits: { from: 6, to: 20 },
  };
}

/** The bank of an account from the server. If this build does not know it, it has the server's names. */
export function bankOfAccount(
  market: Pick<Market, 'banks'>,
  { bankCode, bank }: Pick<BankAccount, 'bankCode' | 'bank'>,
): Bank {
  const [th, en] = [bank?.nameTH || bank?.nameEN, bank?.nameEN || bank?.nameTH];
  return bankOf(market, bankCode, th && en ? { th, en } : undefined);
}
