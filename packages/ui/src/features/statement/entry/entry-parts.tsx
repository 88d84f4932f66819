import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpToLine,
  CircleDollarSign,
  TicketPercent,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { BADGES } from '#/data/statement/progress';
import type { Tone } from '#/components/feedback/tone';
import type { EntryView, Kind } from '#/features/statement/statement-view';
import { Money } from '#/components/money/money';
import type { Currency } from '#/market/market';
import type { EntryTexts } from './entry-texts';

export const KIND_ICONS = {
  deposit: <ArrowDownToLine />,
  withdraw: <ArrowUpToLine />,
  transfer: <ArrowLeftRight />,
  bonus: <TicketPercent />,
  other: <CircleDollarSign />,
} as const satisfies Record<Kind, ReactNode>;

/** The tile has the status colour, but a successful transfer is neutral, because it is neither a gain nor a loss. */
export const tileTone = ({ kind, progress }: EntryView): Tone =>
  progress === 'success' && (kind === 'transfer' || kind === 'other') ? 'info' : BADGES[progress].tone;

interface EntryMoneyProps {
  readonly texts: EntryTexts;
  readonly currency: Currency;
}

/** The amount of an entry. Incoming money is highlighted. */
export function EntryMoney({ texts: { amount, view }, currency }: EntryMoneyProps) {
  return (
    <Money
      amount={amount}
      currency={currency}
      sign={view.sign}
      {...(view.sign === 'plus' && view.progress === 'success' ? { tone: 'success' as const } : {})}
    />
  );
}
