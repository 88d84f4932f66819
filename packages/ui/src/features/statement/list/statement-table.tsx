import type { StatementEntry } from '@member-wallet/api-sdk';
import { Badge } from '#/components/feedback/badge';
import { BADGES } from '#/data/statement/progress';
import {
  type RecordColumn,
  RecordGroup,
  RecordOpener,
  RecordRow,
  RecordTable,
  RecordTime,
} from '#/components/lists/record-table';
import { ROOMY, useMedia } from '#/components/layout/use-media';
import type { TextFunction } from '#/i18n/text-types';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { EntryMoney, KIND_ICONS, tileTone } from '#/features/statement/entry/entry-parts';
import { type EntryTexts, entryTexts } from '#/features/statement/entry/entry-texts';
import type { Day } from './statement-days';
import { useAge } from '#/features/statement/entry/use-age';

export interface OpenedEntry {
  /** The entry shown in the panel; null for none. */
  readonly entry: StatementEntry | null;
}

interface Context {
  readonly currency: Currency;
  readonly nameOf: (code: string) => string;
  readonly onOpen: (entry: StatementEntry) => void;
  /** The panel beside the table; undefined if details open in a dialog. */
  readonly panel: OpenedEntry | undefined;
}

interface TableProps extends Context {
  readonly days: readonly Day[];
}

/** The columns that fit the width. The values of the others are shown below the activity. */
function useColumns(isBeside: boolean): readonly RecordColumn[] {
  const t = useText();
  const isRoomy = useMedia(ROOMY);
  const all: readonly (RecordColumn & { readonly shown?: boolean })[] = [
    { key: 'time', label: t('statement.column.time') },
    { key: 'activity', label: t('statement.column.activity') },
    {
      key: 'route',
      label: `${t('statement.column.from')} – ${t('statement.column.to')}`,
      shown: !isBeside,
    },
    // The description is not last, because amounts are aligned at the table's edge.
    { key: 'detail', label: t('statement.column.detail'), shown: isRoomy && !isBeside },
    { key: 'status', label: t('statement.column.status'), shown: isRoomy || !isBeside },
    { key: 'amount', label: t('statement.column.amount'), isAmount: true },
  ];
  return all.filter(({ shown = true }) => shown);
}

export function StatementTable({ days, ...context }: TableProps) {
  const t = useText();
  const columns = useColumns(context.panel?.entry != null);
  return (
    <RecordTable label={t('titles.statement')} columns={columns} hasWholeTimes={columns.length > 3}>
      {days.map(({ name, entries }, day) => (
        // Keyed by position, because entries have no id; the list is replaced as a whole.
        <RecordGroup key={`${name}-${day}`} name={name} columns={columns.length}>
          {entries.map((each, index) => (
            <Row key={`${each.createdAt}-${index}`} entry={each} columns={columns} {...context} />
          ))}
        </RecordGroup>
      ))}
    </RecordTable>
  );
}

interface RowProps extends Context {
  readonly entry: StatementEntry;
  readonly columns: readonly RecordColumn[];
}

function Row({ entry, columns, currency, nameOf, onOpen, panel }: RowProps) {
  const t = useText();
  const age = useAge(entry.createdAt);
  const texts = entryTexts(entry, t, nameOf);
  const { view, activity, time } = texts;
  const has = (key: string) => columns.some((column) => column.key === key);
  const badge = <Badge tone={BADGES[view.progress].tone}>{texts.status}</Badge>;
  const route = routeOf(texts, t);
  // The narrowest table has no notes, because the panel shows them.
  const notes = has('status') ? [has('route') ? null : route, has('detail') ? null : detailOf(texts, t)] : [];
  const isOpen = panel?.entry != null && isSame(panel.entry, entry);
  return (
    <RecordRow
      columns={columns}
      isOpen={isOpen}
      onOpen={() => onOpen(entry)}
      cells={{
        time: <RecordTime at={entry.createdAt} text={time} age={age} />,
        activity: (
          <RecordOpener
            tone={tileTone(view)}
            icon={KIND_ICONS[view.kind]}
            title={activity}
            label={t('statement.entry.open', { activity, time })}
            badge={!has('status') && badge}
            notes={notes}
            isExpanded={panel && isOpen}
          />
        ),
        route,
        status: badge,
        amount: <EntryMoney texts={texts} currency={currency} />,
        detail: detailOf(texts, t),
      }}
    />
  );
}

/** Compares by content: entries have no id, and a refreshed list has new objects. */
const isSame = (one: StatementEntry, other: StatementEntry): boolean =>
  one.createdAt === other.createdAt &&
  one.statementType === other.statementType &&
  one.amount === other.amount &&
  one.from === other.from &&
  one.to === other.to;

/** The accounts that money moved between, as far as the server names them. */
function routeOf({ from, to }: EntryTexts, t: TextFunction): string | null {
  if (from && to) return t('statement.route', { from, to });
  if (from) return `${t('statement.column.from')} ${from}`;
  return to && `${t('statement.column.to')} ${to}`;
}

const detailOf = ({ detail, credited }: EntryTexts, t: TextFunction): string | null =>
  [detail, credited && t('statement.credited', { time: credited })].filter(Boolean).join(' · ') || null;
