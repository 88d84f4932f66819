import { Money } from '#/components/money/money';
import type { Currency } from '#/market/market';
import type { EntryTexts } from './entry-texts';

interface Props {
  readonly texts: EntryTexts;
  readonly currency: Currency;
}

/** What an entry moved; what came in stands out. */
export function EntryMoney({ texts: { amount, view }, currency }: Props) {
  return (
    <Money
      amount={amount}
      currency={currency}
      sign={view.sign}
      {...(view.sign === 'plus' && view.progress === 'success' ? { tone: 'success' as const } : {})}
    />
  );
}
