import type { StatementEntry } from '@member-wallet/api-sdk';
import { Badge } from '#/components/feedback/badge';
import { BADGES } from '#/data/statement/progress';
import { ListRow } from '#/components/lists/list-row';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { EntryMoney, KIND_ICONS, tileTone } from '#/features/statement/entry/entry-parts';
import { entryTexts } from '#/features/statement/entry/entry-texts';
import { useAge } from '#/features/statement/entry/use-age';

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
  const credited = texts.credited && t('statement.credited', { time: texts.credited });

  return (
    <ListRow
      tone={tileTone(view)}
      icon={KIND_ICONS[view.kind]}
      title={activity}
      badge={<Badge tone={BADGES[view.progress].tone}>{texts.status}</Badge>}
      amount={<EntryMoney texts={texts} currency={currency} />}
      note={note}
      meta={<time dateTime={entry.createdAt}>{texts.time}</time>}
      metaEnd={age}
      end={credited}
      action={{ label: t('statement.entry.open', { activity, time: texts.time }), onPress: onOpen }}
    />
  );
}
