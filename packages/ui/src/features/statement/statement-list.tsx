import type { Statement } from '@member-wallet/api-sdk';
import { Download, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import { ListCard } from '#/components/layout/list-row';
import { saveFile } from '#/components/actions/save-file';
import { formatDate } from '#/dates/format';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { PATHS } from '#/navigation/paths';
import { EntryDialog } from './entry-dialog';
import { entryTexts } from './entry-texts';
import { statementCsv } from './statement-csv';
import { StatementRow } from './statement-row';
import styles from './statement-screen.module.css';
import { type Filter, passes } from './statement-view';

export interface StatementListProps {
  readonly entries: Statement['statements'];
  readonly filter: Filter;
  readonly onShowAll: () => void;
  readonly currency: Currency;
  readonly nameOf: (code: string) => string;
  readonly productName: string;
}

/** The entries of a page that pass the filter, with their details and the CSV export. */
export function StatementList({
  entries,
  filter,
  onShowAll,
  currency,
  nameOf,
  productName,
}: StatementListProps) {
  const t = useText();
  const [entry, setEntry] = useState<Statement['statements'][number] | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const shown = entries.filter((each) => passes(filter, each));

  if (shown.length === 0) {
    return (
      <div className={styles.empty}>
        {entries.length === 0 ? (
          <EmptyState
            icon={<ReceiptText />}
            title={t('statement.emptyTitle')}
            hint={t('statement.emptyHint')}
            action={
              <ButtonLink size="small" to={PATHS.home}>
                {t('statement.goHome')}
              </ButtonLink>
            }
          />
        ) : (
          <EmptyState
            icon={<ReceiptText />}
            title={t('statement.noneTitle')}
            hint={t('statement.noneHint')}
            action={
              <Button size="small" variant="tonal" onClick={onShowAll}>
                {t('statement.showAll')}
              </Button>
            }
          />
        )}
      </div>
    );
  }
  return (
    <>
      <ListCard label={t('statement.title')}>
        {shown.map((each, index) => (
          // Entries have no id on the wire; a page is replaced as a whole.
          <StatementRow
            key={`${each.createdAt}-${index}`}
            entry={each}
            currency={currency}
            nameOf={nameOf}
            onOpen={() => {
              setEntry(each);
              setIsOpen(true);
            }}
          />
        ))}
      </ListCard>
      <div className={styles.export}>
        <Button
          variant="quiet"
          size="small"
          icon={<Download />}
          onClick={() => {
            const texts = shown.map((each) => entryTexts(each, t, nameOf));
            saveCsv(statementCsv(texts, t, currency));
          }}
        >
          {t('statement.csv')}
        </Button>
      </div>
      <EntryDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        entry={entry}
        currency={currency}
        nameOf={nameOf}
        productName={productName}
      />
    </>
  );
}

function saveCsv(table: string): void {
  const csv = new Blob([table], { type: 'text/csv;charset=utf-8' });
  saveFile(csv, `statement-${formatDate(Date.now()).replaceAll('/', '-')}.csv`);
}
