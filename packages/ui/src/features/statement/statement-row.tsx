import type { StatementEntry } from '@member-wallet/api-sdk';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpToLine,
  CircleDollarSign,
  TicketPercent,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#/components/feedback/badge';
import { ListRow } from '#/components/layout/list-row';
import { Money } from '#/components/money/money';
import type { Tone } from '#/components/feedback/tone';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { BADGES } from './badges';
import { entryTexts } from './entry-texts';
import type { EntryView, Kind } from './statement-view';
import { useAge } from './use-age';

const ICONS = {
  deposit: <ArrowDownToLine />,
  withdraw: <ArrowUpToLine />,
  transfer: <ArrowLeftRight />,
  bonus: <TicketPercent />,
  other: <CircleDollarSign />,
} as const satisfies Record<Kind, ReactNode>;

/** The tile repeats the state in colour; a transfer that succeeded is neither gain nor loss. */
const tileTone = ({ kind, progress }: EntryView): Tone =>
  progress === 'success' && (kind === 'transfer' || kind === 'other') ? 'info' : BADGES[progress].tone;

interface Props {
  readonly entry: StatementEntry;
  readonly currency: Currency;
  /** The name of a game account by its code. */
  readonly nameOf: (code: string) => string;
  readonly onOpen: () => void;
}

export function StatementRow({ entry, currency, nameOf, onOpen }: Props) {
  const t = useText();
  const age = useAge(entry.createdAt);
  const texts = entryTexts(entry, t, nameOf);
  const { view, activity } = texts;
  const note =
    view.kind === 'transfer' && texts.from && texts.to
      ? t('statement.route', { from: texts.from, to: texts.to })
      : texts.detail;

  return (
    <ListRow
      tone={tileTone(view)}
      icon={ICONS[view.kind]}
      title={activity}
      badge={<Badge tone={BADGES[view.progress].tone}>{texts.status}</Badge>}
      amount={
        <Money
          amount={texts.amount}
          currency={currency}
          sign={view.sign}
          {...(view.sign === 'plus' && view.progress === 'success' ? { tone: 'success' as const } : {})}
        />
      }
      note={note}
      meta={<time dateTime={entry.createdAt}>{texts.time}</time>}
      metaEnd={age}
      action={{ label: t('statement.entry.open', { activity, time: texts.time }), onPress: onOpen }}
    />
  );
}
