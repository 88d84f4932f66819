import type { TextFunction } from '#/i18n/text-types';
import type { Currency } from '#/market/market';
import { formatMoney } from '#/money/format';
import type { Minor } from '#/money/minor';

/** The smallest amounts of a deposit. */
export interface AmountRange {
  /** Smaller amounts are not sent. */
  readonly minimum: Minor;
  /** The server's probable minimum, which is shown to members; at least `minimum`. */
  readonly usualMinimum: Minor;
}

/** The text about the smallest amount: the minimum, or the usual minimum if the server's is only probable. */
export function minimumText(
  t: TextFunction,
  { minimum, usualMinimum }: AmountRange,
  { symbol }: Pick<Currency, 'symbol'>,
): string {
  const amount = formatMoney(usualMinimum, symbol);
  return usualMinimum > minimum ? t('deposit.usualMinimum', { amount }) : t('deposit.minimum', { amount });
}
