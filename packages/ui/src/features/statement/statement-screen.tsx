import { FileText, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/components/actions/button';
import { ChoiceChips } from '#/components/form/choice-chips';
import { Incomplete } from '#/components/feedback/incomplete';
import { LoadFailed } from '#/components/feedback/load-failed';
import { ListCard } from '#/components/layout/list-row';
import { Pager } from '#/components/layout/pager';
import { SkeletonRow } from '#/components/feedback/skeleton';
import { useStatement } from '#/data/use-statement';
import { useCurrency } from '#/data/use-currency';
import { useWallet } from '#/data/use-wallet';
import { useText } from '#/i18n/use-text';
import { fromWire } from '#/money/minor';
import { SlipDialog } from './slip-dialog';
import { StatementList } from './statement-list';
import styles from './statement-screen.module.css';
import { type Filter, FILTERS } from './statement-view';

const SKELETON_ROWS = 6;

export interface StatementScreenProps {
  /** Printed on receipts. */
  readonly productName: string;
}

export function StatementScreen({ productName }: StatementScreenProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState<Filter>('all');
  const [showsSlips, setShowsSlips] = useState(false);
  const currency = useCurrency();
  const { data: wallet } = useWallet();
  const nameOf = (code: string) => wallet?.slots.find((slot) => slot.code === code)?.name ?? code;
  const { data, latest, state, pages, reload, refreshing, isPartial } = useStatement(page);
  const isIncomplete = isPartial || (data?.statements ?? []).some(({ amount }) => fromWire(amount) === null);

  const turnTo = (next: number) => {
    setPage(next);
    window.scrollTo({ top: 0 });
  };

  return (
    <>
      <div className={styles.head}>
        <h1>{t('statement.title')}</h1>
        <Button
          variant="tonal"
          size="small"
          icon={<FileText />}
          aria-haspopup="dialog"
          aria-label={t('statement.slips.title')}
          onClick={() => setShowsSlips(true)}
        >
          {t('statement.slips.open')}
        </Button>
      </div>
      {/* Also while nobody knows yet what there is: the list would move when they come. */}
      {((latest?.statements.length ?? 0) > 0 || (latest?.total ?? 0) > 0 || state === 'loading') && (
        <ChoiceChips
          label={t('statement.filter')}
          value={filter}
          onValueChange={setFilter}
          choices={FILTERS.map((value) => ({
            value,
            label: value === 'all' ? t('statement.all') : t(`statement.type.${value}`),
          }))}
        />
      )}
      <div className={styles.card} aria-busy={state === 'loading'}>
        {state === 'loading' && (
          <ListCard label={t('statement.loading')}>
            {Array.from({ length: SKELETON_ROWS }, (_, index) => (
              <li key={index}>
                <SkeletonRow />
              </li>
            ))}
          </ListCard>
        )}
        {state === 'failed' && (
          <div className={styles.empty}>
            <LoadFailed icon={<ReceiptText />} busy={refreshing} onReload={() => void reload()} />
          </div>
        )}
        {data && isIncomplete && <Incomplete busy={refreshing} onReload={() => void reload()} />}
        {data && !(isIncomplete && data.statements.length === 0) && (
          <StatementList
            entries={data.statements}
            filter={filter}
            onShowAll={() => setFilter('all')}
            currency={currency}
            nameOf={nameOf}
            productName={productName}
          />
        )}
      </div>
      <Pager page={page} pages={pages} onPage={turnTo} />
      <SlipDialog open={showsSlips} onClose={() => setShowsSlips(false)} currency={currency} />
    </>
  );
}
