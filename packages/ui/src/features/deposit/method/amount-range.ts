import type { TextFunction } from '#/i18n/text-types';
import type { Currency } from '#/market/market';
import { formatMoney } from '#/money/format';
import type { Minor } from '#/money/minor';

/** What a deposit starts at. */
export interface AmountRange {
  /** Less is not sent. */
  readonly minimum: Minor;
  /** What the server is likely to ask for at least; never less than the minimum. */
  readonly usualMinimum: Minor;
}

/** Names what deposits start at: as a rule where it is one, else as what is usual. */
export function minimumText(
  t: TextFunction,
  { minimum, usualMinimum }: AmountRange,
  { symbol }: Pick<Currency, 'symbol'>,
): string {
  const amount = formatMoney(usualMinimum, symbol);
  return usualMinimum > minimum ? t('deposit.usualMinimum', { amount }) : t('deposit.minimum', { amount });
}
