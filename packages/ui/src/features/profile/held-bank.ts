import type { BankAccount } from '@member-wallet/api-sdk';
import type { Locale } from '#/i18n/locale';
import { bankOf } from '#/market/bank';
import type { Bank, Market } from '#/market/market';

/** The server's Thai or English name for a bank that this build does not know. */
const wireName = (bank: BankAccount['bank'], locale: Locale): string | undefined =>
  (locale === 'th' ? bank?.nameTH || bank?.nameEN : bank?.nameEN || bank?.nameTH) || undefined;

/** The bank of the account that the server holds. */
export const heldBank = (
  market: Pick<Market, 'banks'>,
  { bankCode, bank }: BankAccount,
  locale: Locale,
): Bank => bankOf(market, bankCode, wireName(bank, locale));
