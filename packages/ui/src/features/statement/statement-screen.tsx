import type { StatementEntry } from '@member-wallet/api-sdk';
import { CircleAlert, FileText, ReceiptText } from 'lucide-react';
import {
  type ComponentType,
  startTransition,
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '#/components/class-names';
import { Button, ButtonLink } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import { ChoiceChips } from '#/components/choice/choice-chips';
import { Incomplete } from '#/components/feedback/incomplete';
import { LoadFailed } from '#/components/feedback/load-failed';
import { Opening } from '#/components/feedback/opening';
import { Pager } from '#/components/lists/pager';
import { TWO_PANES, useMedia } from '#/components/layout/use-media';
import { PullToRefresh } from '#/components/layout/pull-to-refresh';
import { ReadsOnReturn } from '#/data/api/api-provider';
import { useOpenIntents } from '#/data/write/use-intents';
import { useStatement } from '#/data/statement/use-statement';
import { useStatementSearch } from '#/data/statement/use-statement-search';
import { useCurrency } from '#/data/market/use-currency';
import { useWallet } from '#/data/money/use-wallet';
import { useText } from '#/i18n/use-text';
import { fromWire } from '#/money/minor';
import { PATHS } from '#/navigation/paths';
import type { EntryDialogProps } from '#/features/statement/entry/entry-dialog';
import type { EntryPanelProps } from '#/features/statement/entry/entry-panel';
import type { IntentsToCheckProps } from './intents-to-check';
import type { PrintedHeadProps } from './printed-head';
import type { RefusedSlipProps } from '#/features/statement/slip/refused-slip';
import type { SlipDialogProps } from '#/features/statement/slip/slip-dialog';
import type { StatementEntriesProps } from '#/features/statement/list/statement-entries';
import styles from './statement-screen.module.css';
import { StatementSkeleton } from './statement-skeleton';
import { type Filter, FILTERS, passes } from './statement-view';
import { useLinkedDetail } from './use-linked-detail';
import { useRefusedSlip } from '#/features/statement/slip/use-refused-slip';

const SKELETON_ROWS = 6;

/** The filter and page that are shown. */
interface View {
  readonly filter: Filter;
  /** Starts at 1. */
  readonly page: number;
}

interface StatementScreenProps {
  /** Printed on receipts. */
  readonly productName: string;
  /** Opens the form to send a slip. */
  readonly onAttachSlip: () => void;
  readonly parts: StatementParts;
}

/** Components that load separately, because the page can be shown without them and some are rarely needed. */
export interface StatementParts {
  readonly SlipDialog: ComponentType<SlipDialogProps>;
  readonly IntentsToCheck: ComponentType<IntentsToCheckProps>;
  readonly StatementEntries: ComponentType<StatementEntriesProps>;
  readonly EntryDialog: ComponentType<EntryDialogProps>;
  readonly EntryPanel: ComponentType<EntryPanelProps>;
  readonly PrintedHead: ComponentType<PrintedHeadProps>;
  readonly RefusedSlip: ComponentType<RefusedSlipProps>;
}

export function StatementScreen({ productName, onAttachSlip, parts }: StatementScreenProps) {
  const { SlipDialog, IntentsToCheck, StatementEntries, EntryDialog, EntryPanel, PrintedHead, RefusedSlip } =
    parts;
  const t = useText();
  const [chosen, setChosen] = useState<View>({ filter: 'all', page: 1 });
  // Deferred, so that the tapped control updates first: on a slow phone, rendering the rows takes longer than a frame.
  const { filter, page } = useDeferredValue(chosen);
  useFromTop(page);
  /** Null until first opened. */
  const [slips, setSlips] = useState<{ readonly open: boolean; readonly first: string | null } | null>(null);
  const currency = useCurrency();
  const hasIntents = useOpenIntents().some(({ state: outcome }) => outcome === 'unknown');
  const { data: wallet } = useWallet();
  const nameOf = (code: string) => wallet?.slots.find((slot) => slot.code === code)?.name ?? code;
  // `refreshing` is only read where it is shown, because reading it here would render this component for every request.
  const statement = useStatement({
    page,
    onPage: (last) => setChosen((current) => ({ ...current, page: last })),
  });
  const { answer, data, latest, state, pages, reload, isPartial } = statement;
  const { refused, see, search: refusal } = useRefusedSlip();
  const [entry, setEntry] = useState<{ readonly open: boolean; readonly entry: StatementEntry | null }>({
    open: false,
    entry: null,
  });
  /** The `createdAt` of an entry to open once the list has loaded. */
  const [linked, setLinked] = useState<string | null>(null);
  useLinkedDetail((detail) => {
    if (detail.name === 'slips') setSlips({ open: true, first: detail.key });
    else setLinked(detail.at);
  });
  if (linked !== null && data) {
    const found = data.statements.find(({ createdAt }) => createdAt === linked);
    if (found) setEntry({ open: true, entry: found });
    setLinked(null);
  }
  const onOpen = (opened: StatementEntry) => setEntry({ open: true, entry: opened });
  const closeEntry = () => setEntry((current) => ({ ...current, open: false }));
  const hasPanel = useMedia(TWO_PANES);
  const beside = hasPanel && entry.open ? entry.entry : null;
  const isCovered = (entry.open && !hasPanel) || slips?.open === true;
  const details = { currency, nameOf, productName };
  const list = { currency, nameOf, onOpen, panel: hasPanel ? { entry: beside } : undefined };
  const closeSlips = () => setSlips((current) => current && { ...current, open: false });
  const isIncomplete = isPartial || (data?.statements ?? []).some(({ amount }) => fromWire(amount) === null);

  const isSearching = filter !== 'all';
  const search = useStatementSearch(isSearching ? answer : undefined, filter, (entry) =>
    passes(filter, entry),
  );
  const [hasEntries, setHasEntries] = useState(false);
  const [isPulled, setIsPulled] = useState(false);
  const refresh = () => {
    setIsPulled(true);
    void reload().finally(() => setIsPulled(false));
  };

  const choose = (next: Filter) => {
    closeEntry();
    // Page 1, because a search starts at the newest entry.
    setChosen({ filter: next, page: 1 });
  };
  const turnTo = (next: number) => {
    closeEntry();
    setChosen({ filter: 'all', page: next });
  };

  return (
    <>
      <PullToRefresh
        running={isPulled}
        onRefresh={refresh}
        texts={{
          pull: t('statement.pullDown'),
          release: t('statement.pullRelease'),
          running: t('statement.refreshing'),
        }}
      />
      <div className={styles.screen} data-print={isCovered ? 'no' : 'sheet'}>
        {state !== 'loading' && (
          <Suspense fallback={null}>
            <PrintedHead productName={productName} />
            <RefusedSlip {...refusal} wanted={!slips?.open} />
          </Suspense>
        )}
        <div className={styles.head} data-print={beside ? 'no' : undefined}>
          <h1>{t('titles.statement')}</h1>
          <Button
            variant={refused ? 'danger' : 'tonal'}
            size="small"
            icon={refused ? <CircleAlert /> : <FileText />}
            aria-haspopup="dialog"
            aria-label={refused ? t('statement.slips.titleRefused') : t('statement.slips.title')}
            // A transition, because the first render of a dialog takes longer than a frame on a slow phone.
            onClick={() => startTransition(() => setSlips({ open: true, first: refused }))}
          >
            {t('statement.slips.open')}
          </Button>
        </div>
        {hasIntents && (
          <Suspense fallback={null}>
            <IntentsToCheck currency={currency} onUnknown={() => void reload()} />
          </Suspense>
        )}
        {/* Shown while the page loads too, because the list would move when the chips appear. */}
        {((latest?.statements.length ?? 0) > 0 || (latest?.total ?? 0) > 0 || state === 'loading') && (
          <ChoiceChips
            label={t('statement.filter')}
            value={chosen.filter}
            onValueChange={choose}
            choices={FILTERS.map((value) => ({
              value,
              label: value === 'all' ? t('statement.all') : t(`records.type.${value}`),
            }))}
          />
        )}
        <div className={classNames(styles.columns, beside && styles.beside)}>
          <div className={styles.card} data-print={beside ? 'no' : undefined} aria-busy={state === 'loading'}>
            {state === 'loading' && <StatementSkeleton rows={SKELETON_ROWS} />}
            {state === 'failed' && (
              <div className={styles.empty}>
                <LoadFailed
                  icon={<ReceiptText />}
                  busy={statement.refreshing}
                  onReload={() => void reload()}
                />
              </div>
            )}
            {data && !isSearching && isIncomplete && (
              <Incomplete busy={statement.refreshing} onReload={() => void reload()} />
            )}
            {data && (
              <Suspense fallback={<StatementSkeleton rows={SKELETON_ROWS} />}>
                <StatementEntries
                  entries={data.statements}
                  search={isSearching ? search : null}
                  onShowAll={() => choose('all')}
                  onShown={() => setHasEntries(true)}
                  {...list}
                />
              </Suspense>
            )}
            {data && !isSearching && data.statements.length === 0 && !isIncomplete && (
              <div className={styles.empty}>
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
              </div>
            )}
          </div>
          {beside && (
            <Suspense fallback={null}>
              <EntryPanel {...details} entry={beside} onClose={closeEntry} />
            </Suspense>
          )}
        </div>
        {hasEntries && !isSearching && <Pager page={chosen.page} pages={pages} onPage={turnTo} />}
      </div>
      {!hasPanel && latest && (
        <Suspense fallback={null}>
          <EntryDialog {...entry} {...details} onClose={closeEntry} />
        </Suspense>
      )}
      {slips && (
        <ReadsOnReturn open={slips.open}>
          <Suspense fallback={<Opening />}>
            <SlipDialog
              open={slips.open}
              onClose={closeSlips}
              currency={currency}
              first={slips.first}
              onSeen={see}
              onAttach={() => {
                closeSlips();
                onAttachSlip();
              }}
            />
          </Suspense>
        </ReadsOnReturn>
      )}
    </>
  );
}

/** Scrolls to the top when another page of the list is shown. */
function useFromTop(page: number): void {
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    window.scrollTo({ top: 0 });
  }, [page]);
}
