import type { StatementEntry } from '@member-wallet/api-sdk';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#/components/actions/button';
import { ListCard } from '#/components/lists/list-row';
import { TABLE, useMedia } from '#/components/layout/use-media';
import { hasDownloads, saveFile } from '#/components/actions/save-file';
import { serverNow } from '#/data/clock/server-clock';
import { MINUTE_MS, useNow } from '#/data/clock/use-now';
import { formatDate } from '#/dates/format';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { useToast } from '#/toasts/use-toast';
import { entryTexts } from '#/features/statement/entry/entry-texts';
import { statementCsv } from './statement-csv';
import { byDay } from './statement-days';
import { StatementRow } from './statement-row';
import { type OpenedEntry, StatementTable } from './statement-table';
import styles from '#/features/statement/statement-screen.module.css';

export interface StatementListProps {
  readonly entries: readonly StatementEntry[];
  readonly currency: Currency;
  readonly nameOf: (code: string) => string;
  readonly onOpen: (entry: StatementEntry) => void;
  /** The panel beside the list; undefined if details open in a dialog. */
  readonly panel: OpenedEntry | undefined;
  /** Rendered directly below the last entry. */
  readonly children?: ReactNode;
}

/** Entries by day, as a table on wide screens, with the CSV export. */
export function StatementList({ entries, currency, nameOf, onOpen, panel, children }: StatementListProps) {
  const t = useText();
  const toast = useToast();
  const now = useNow(MINUTE_MS);
  const isTable = useMedia(TABLE);

  const dayText = (name: string) => {
    if (name === 'today') return t('statement.today');
    return name === 'yesterday' ? t('statement.yesterday') : name;
  };
  const days = byDay(entries, now).map((day) => ({ ...day, name: dayText(day.name) }));
  return (
    <>
      {isTable ? (
        <StatementTable {...{ days, currency, nameOf, onOpen, panel }} />
      ) : (
        days.map(({ name, entries: own }, day) => (
          // Keyed by position, because entries have no id; the list is replaced as a whole.
          <div key={`${name}-${day}`} className={styles.group}>
            <h2 className={styles.day}>{name}</h2>
            <ListCard label={name}>
              {own.map((each, index) => (
                <StatementRow
                  key={`${each.createdAt}-${index}`}
                  entry={each}
                  currency={currency}
                  nameOf={nameOf}
                  onOpen={() => onOpen(each)}
                />
              ))}
            </ListCard>
          </div>
        ))
      )}
      {children}
      <div className={styles.export}>
        <Button
          variant="quiet"
          size="small"
          icon={<Download />}
          onClick={() => {
            if (!hasDownloads()) return toast.error(t('pictures.noDownloads'));
            const texts = entries.map((each) => entryTexts(each, t, nameOf));
            saveCsv(statementCsv(texts, t, currency));
          }}
        >
          {t('statement.csv')}
        </Button>
      </div>
    </>
  );
}

function saveCsv(table: string): void {
  const csv = new Blob([table], { type: 'text/csv;charset=utf-8' });
  saveFile(csv, `statement-${formatDate(serverNow()).replaceAll('/', '-')}.csv`);
}
