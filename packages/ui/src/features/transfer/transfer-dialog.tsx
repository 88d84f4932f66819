import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/components/button';
import { ErrorDialog } from '#/components/error-dialog';
import { MessageDialog } from '#/components/message-dialog';
import { Outcome } from '#/components/outcome';
import { useOpenings } from '#/components/use-openings';
import { WriteDialog } from '#/components/write-dialog';
import { MAIN_POCKET, type Pocket } from '#/data/pockets';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { TransferFields } from './transfer-fields';
import type { TransferOrder } from './transfer-rules';
import { type AfterTransfer, useTransferForm, useTransferTexts } from './use-transfer-form';

export interface TransferDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly pockets: readonly Pocket[];
  readonly currency: Currency;
  /** The game account to transfer to, when the member came from one. */
  readonly to?: string;
  /** Enters the game that the money went to. */
  readonly onPlay?: (code: string) => void;
}

/** Moves money between the wallet and game accounts, then confirms that it is done. */
export function TransferDialog(props: TransferDialogProps) {
  const { open, onClose, currency, onPlay } = props;
  const t = useText();
  const texts = useTransferTexts(currency);
  const openings = useOpenings(open);
  const [done, setDone] = useState<TransferOrder | null>(null);

  return (
    <>
      <TransferSheet
        {...props}
        key={openings}
        onDone={(order, next) => {
          onClose();
          if (next === 'play') onPlay?.(order.to.code);
          else setDone(order);
        }}
      />
      <MessageDialog open={done !== null} onClose={() => setDone(null)} title={t('errors.success')}>
        {done && (
          <Outcome kind="done" title={t('transfer.done')}>
            <p>
              {t('transfer.doneDetail', {
                amount: texts.money(done.amount),
                from: texts.name(done.from),
                to: texts.name(done.to),
              })}
            </p>
          </Outcome>
        )}
      </MessageDialog>
    </>
  );
}

interface SheetProps extends TransferDialogProps {
  readonly onDone: (order: TransferOrder, next: AfterTransfer) => void;
}

function TransferSheet({ open, onClose, pockets, currency, to = '', onPlay, onDone }: SheetProps) {
  const t = useText();
  const texts = useTransferTexts(currency);
  const form = useTransferForm({ pockets, currency, to, onDone });
  const { order, busy } = form;

  const isToGame = form.draft.to !== '' && form.draft.to !== MAIN_POCKET;
  const confirmLabel = () => {
    if (!order) return t('transfer.confirmEmpty');
    const amount = texts.money(order.amount);
    return order.method === 'all' ? t('transfer.confirmAll', { amount }) : t('transfer.confirm', { amount });
  };

  return (
    <>
      <WriteDialog
        open={open}
        onClose={onClose}
        title={t('transfer.title')}
        writes={form.writes}
        footer={
          <>
            <Button wide busy={busy} onClick={() => form.confirm('stay')}>
              {confirmLabel()}
            </Button>
            {onPlay && isToGame && (
              <Button
                wide
                variant="quiet"
                icon={<Play fill="currentColor" />}
                disabled={busy || !form.isPositive}
                onClick={() => form.confirm('play')}
              >
                {t('transfer.confirmAndPlay')}
              </Button>
            )}
          </>
        }
      >
        <TransferFields form={form} pockets={pockets} currency={currency} />
      </WriteDialog>
      <ErrorDialog text={form.problem} onClose={form.acknowledge} />
    </>
  );
}
