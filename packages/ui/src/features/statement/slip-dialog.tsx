import { RefreshCw, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { EmptyState } from '#/components/feedback/empty-state';
import { Incomplete } from '#/components/feedback/incomplete';
import { LoadFailed } from '#/components/feedback/load-failed';
import { imageAddress } from '#/components/media/image-address';
import { ImageViewer } from '#/components/overlay/image-viewer';
import { Pager } from '#/components/layout/pager';
import { SkeletonRow } from '#/components/feedback/skeleton';
import { fromWire } from '#/money/minor';
import { useToast } from '#/toasts/use-toast';
import { useSlipImage, useSlips } from '#/data/use-slips';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import styles from './slip-dialog.module.css';
import { SlipTable } from './slip-table';
import type { SlipPicture } from './slip-view';

export interface SlipDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly currency: Currency;
}

/** The deposit slips that the member has uploaded, and their status. */
export function SlipDialog({ open, onClose, currency }: SlipDialogProps) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('statement.slips.title')}>
      <Slips currency={currency} />
    </Dialog>
  );
}

function Slips({ currency }: { readonly currency: Currency }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, state, pages, reload, refreshing, isPartial } = useSlips(page);
  // An amount that was not read from the slip yet is none; one that cannot be shown is another matter.
  const isIncomplete = isPartial || (data?.slips ?? []).some(({ amount }) => fromWire(amount ?? 0) === null);
  const picture = usePicture();

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
        <SlipTable
          slips={data.slips}
          currency={currency}
          waiting={picture.waiting}
          onPicture={(wanted, row) => void picture.show(wanted, row)}
        />
      )}
      <Pager page={page} pages={pages} onPage={setPage} />
      <ImageViewer
        address={picture.address}
        open={picture.open}
        onClose={picture.close}
        title={t('statement.slips.picture')}
        alt={t('statement.slips.alt')}
      />
    </div>
  );
}

/** The picture being viewed: from its link, or from the address that the server returns for its reference. */
function usePicture() {
  const t = useText();
  const toast = useToast();
  const lookup = useSlipImage();
  const [row, setRow] = useState<number | null>(null);
  const [address, setAddress] = useState('');
  const [open, setOpen] = useState(false);

  const show = async (picture: NonNullable<SlipPicture>, wantedRow: number) => {
    let found: string | null;
    if ('address' in picture) found = picture.address;
    else {
      setRow(wantedRow);
      const result = await lookup.run({ reference: picture.reference });
      if (result.status === 'ignored') return;
      found = result.status === 'done' ? imageAddress(result.data.url) : null;
    }
    if (found === null) return toast.error(t('statement.slips.failed'));
    setAddress(found);
    setOpen(true);
  };
  return { address, open, waiting: lookup.running ? row : null, show, close: () => setOpen(false) };
}
