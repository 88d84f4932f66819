import { RefreshCw, Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#/components/actions/button';
import { classNames } from '#/components/class-names';
import { Dialog } from '#/components/overlay/dialog';
import { EmptyState } from '#/components/feedback/empty-state';
import { Incomplete } from '#/components/feedback/incomplete';
import { LoadFailed } from '#/components/feedback/load-failed';
import wide from '#/components/overlay/wide-dialog.module.css';
import { ImageViewer } from '#/components/overlay/image-viewer';
import { Pager } from '#/components/lists/pager';
import { TWO_PANES, useMedia } from '#/components/layout/use-media';
import { SkeletonRow } from '#/components/feedback/skeleton';
import { useOpenings } from '#/components/overlay/use-openings';
import { slipKey, slipView } from '#/components/slip/slip-view';
import { fromWire } from '#/money/minor';
import { useSlips } from '#/data/deposit/use-slips';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { DetailPanel, focusOpenRow } from '#/features/statement/detail-panel';
import { RefusedActions, SlipDetails, SlipPictureButton } from './slip-details';
import styles from './slip-dialog.module.css';
import { type OpenedSlip, SlipList } from './slip-list';
import { useSlipPicture } from './use-slip-picture';

/** The polling interval while a slip in the list is being checked, in milliseconds. */
const EVERY_MS = 5000;

export interface SlipDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly currency: Currency;
  /** The key of the slip to open first; null for the list. */
  readonly first: string | null;
  /** Called with the key of a refused slip whose details are shown. */
  readonly onSeen: (key: string) => void;
  /** Opens the form to send another slip. */
  readonly onAttach: () => void;
}

/** The list of the member's deposit slips, and the details of one. */
export function SlipDialog(props: SlipDialogProps) {
  const openings = useOpenings(props.open);
  return <SlipSheet key={openings} {...props} />;
}

function SlipSheet({ open, onClose, currency, first, onSeen, onAttach }: SlipDialogProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  const [wanted, setWanted] = useState(first);
  const [isWaiting, setIsWaiting] = useState(false);
  const slips = useSlips({ page, onPage: setPage }, { everyMs: isWaiting ? EVERY_MS : undefined });
  const waits = open && (slips.data?.slips ?? []).some((each) => slipView(each).progress === 'progress');
  if (waits !== isWaiting) setIsWaiting(waits);
  const picture = useSlipPicture();
  const slip = slips.data?.slips.find((each) => slipKey(each) === wanted) ?? null;
  const isNews = open && slip !== null && slipView(slip).progress === 'failed';
  const see = useEffectEvent(onSeen);
  useEffect(() => {
    if (isNews && wanted !== null) see(wanted);
  }, [isNews, wanted]);
  const isBeside = useMedia(TWO_PANES);
  const back = () => {
    focusOpenRow(document);
    setWanted(null);
  };
  const details = slip && (
    <>
      <SlipDetails slip={slip} currency={currency} />
      <SlipPictureButton slip={slip} busy={picture.isLoading} onPicture={picture.show} />
    </>
  );
  const actions = slip && slipView(slip).progress === 'failed' && (
    <RefusedActions slip={slip} onAttach={onAttach} />
  );
  const list = (
    <SlipPage
      {...{ slips, page, currency, picture }}
      onPage={setPage}
      onOpen={setWanted}
      panel={isBeside ? { slip } : undefined}
    />
  );

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        onBack={slip ? back : undefined}
        look={slip && !isBeside ? undefined : classNames(wide.wide, wide.beside)}
        title={slip && !isBeside ? t('records.slip') : t('statement.slips.title')}
        footer={!isBeside && actions}
      >
        {isBeside ? (
          <div className={slip ? styles.beside : undefined}>
            {list}
            {slip && (
              <DetailPanel title={t('records.slip')} subject={wanted} onClose={back} foot={actions}>
                {details}
              </DetailPanel>
            )}
          </div>
        ) : slip ? (
          <>
            {details}
            <Button wide variant="quiet" onClick={back}>
              {t('statement.slips.all')}
            </Button>
          </>
        ) : (
          list
        )}
      </Dialog>
      <ImageViewer
        address={picture.address}
        open={picture.open}
        onClose={picture.close}
        title={t('statement.slips.picture')}
        alt={t('statement.slips.alt')}
      />
    </>
  );
}

interface PageProps {
  readonly slips: ReturnType<typeof useSlips>;
  readonly page: number;
  readonly currency: Currency;
  readonly onPage: (page: number) => void;
  readonly onOpen: (key: string) => void;
  readonly picture: ReturnType<typeof useSlipPicture>;
  readonly panel: OpenedSlip | undefined;
}

function SlipPage({ slips, page, currency, onPage, onOpen, picture, panel }: PageProps) {
  const t = useText();
  const { data, state, pages, reload, refreshing, isPartial } = slips;
  // A missing amount counts as complete, because the server has not read the slip yet; an invalid one does not.
  const isIncomplete = isPartial || (data?.slips ?? []).some(({ amount }) => fromWire(amount ?? 0) === null);
  return (
    <div className={styles.slips} aria-busy={state === 'loading'}>
      {state !== 'failed' && (
        <Button
          variant="quiet"
          size="small"
          icon={<RefreshCw />}
          busy={refreshing && state !== 'loading'}
          onClick={() => void reload()}
        >
          {t('statement.slips.refresh')}
        </Button>
      )}
      {state === 'loading' && [0, 1, 2].map((row) => <SkeletonRow key={row} />)}
      {state === 'failed' && (
        <LoadFailed icon={<Upload />} busy={refreshing} onReload={() => void reload()} />
      )}
      {data && isIncomplete && <Incomplete busy={refreshing} onReload={() => void reload()} />}
      {data && data.slips.length === 0 && !isIncomplete && (
        <EmptyState
          icon={<Upload />}
          title={t('statement.slips.emptyTitle')}
          hint={t('statement.slips.emptyHint')}
        />
      )}
      {data && data.slips.length > 0 && (
        <SlipList
          slips={data.slips}
          currency={currency}
          picture={picture}
          panel={panel}
          onOpen={(slip) => onOpen(slipKey(slip))}
        />
      )}
      <Pager page={page} pages={pages} onPage={onPage} />
    </div>
  );
}
