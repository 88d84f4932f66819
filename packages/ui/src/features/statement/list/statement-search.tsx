import { ReceiptText } from 'lucide-react';
import { Button } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import { Incomplete } from '#/components/feedback/incomplete';
import hidden from '#/components/layout/visually-hidden.module.css';
import type { StatementSearch } from '#/data/statement/use-statement-search';
import { useText } from '#/i18n/use-text';
import { fromWire } from '#/money/minor';
import { StatementList, type StatementListProps } from './statement-list';
import styles from '#/features/statement/statement-screen.module.css';
import { StatementSkeleton } from '#/features/statement/statement-skeleton';

interface Props extends Omit<StatementListProps, 'entries' | 'children'> {
  readonly search: StatementSearch;
  readonly onShowAll: () => void;
}

/** The entries that were found, and how far back the search went. */
export function StatementSearchResult({ search, onShowAll, ...list }: Props) {
  const t = useText();
  const { found, state, looked, readOn } = search;
  const isReading = state === 'reading';
  const isIncomplete = search.isPartial || found.some(({ amount }) => fromWire(amount) === null);
  const more = state !== 'end' && (
    <div className={styles.more}>
      <Button variant="tonal" size="small" busy={isReading} onClick={readOn}>
        {t('statement.more')}
      </Button>
    </div>
  );
  return (
    <div aria-busy={isReading}>
      <p className={hidden.hidden} role="status">
        {!isReading && t('statement.found', { count: found.length })}
      </p>
      {state === 'failed' ? (
        <Incomplete busy={false} onReload={readOn} />
      ) : (
        isIncomplete && <Incomplete busy={isReading} onReload={readOn} />
      )}
      {found.length > 0 && (
        <StatementList entries={found} {...list}>
          {state !== 'failed' && more}
        </StatementList>
      )}
      {found.length === 0 && isReading && <StatementSkeleton rows={3} />}
      {found.length === 0 && !isReading && state !== 'failed' && (
        <div className={styles.empty}>
          {state === 'end' ? (
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
          ) : (
            <EmptyState
              icon={<ReceiptText />}
              title={t('statement.noneSoFar', { count: looked })}
              hint={t('statement.noneSoFarHint')}
              action={more}
            />
          )}
        </div>
      )}
    </div>
  );
}
