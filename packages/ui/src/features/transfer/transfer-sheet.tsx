import { Play } from 'lucide-react';
import { Button } from '#/components/button';
import { Dialog } from '#/components/dialog';
import { MessageDialog } from '#/components/message-dialog';
import { UnknownOutcomeDialog } from '#/components/unknown-outcome-dialog';
import { MAIN_POCKET } from '#/data/pockets';
import { sayError } from '#/errors/error-text';
import { useText } from '#/i18n/use-text';
import type { TransferDialogProps } from './transfer-dialog';
import { TransferFields } from './transfer-fields';
import type { TransferOrder } from './transfer-rules';
import { type AfterTransfer, useTransferForm } from './use-transfer-form';
import { useTransferTexts } from './use-transfer-texts';

interface Props extends Required<Omit<TransferDialogProps, 'onPlay'>> {
  /** Whether a game can be entered from here. */
  readonly canPlay: boolean;
  readonly onDone: (order: TransferOrder, next: AfterTransfer) => void;
}

export function TransferSheet({ open, onClose, pockets, currency, to, canPlay, onDone }: Props) {
  const t = useText();
  const texts = useTransferTexts(currency);
  const form = useTransferForm({ pockets, currency, to, onDone });
  const { view, order, busy } = form;

  const isToGame = form.draft.to !== '' && form.draft.to !== MAIN_POCKET;
  const confirmLabel = () => {
    if (!order) return t('transfer.confirmEmpty');
    const amount = texts.money(order.amount);
    return order.way === 'all' ? t('transfer.confirmAll', { amount }) : t('transfer.confirm', { amount });
  };

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={t('transfer.title')}
        busy={busy}
        footer={
          <>
            <Button wide busy={busy} onClick={() => void form.confirm('stay')}>
              {confirmLabel()}
            </Button>
            {canPlay && isToGame && (
              <Button
                wide
                variant="quiet"
                icon={<Play fill="currentColor" />}
                disabled={busy || !form.isPositive}
                onClick={() => void form.confirm('play')}
              >
                {t('transfer.confirmAndPlay')}
              </Button>
            )}
          </>
        }
      >
        <TransferFields form={form} pockets={pockets} currency={currency} />
      </Dialog>
      <MessageDialog
        open={view.name === 'problem' || view.name === 'refused'}
        onClose={form.backToForm}
        title={t('errors.title')}
      >
        <p>
          {view.name === 'problem' && texts.problem(view.problem)}
          {view.name === 'refused' && sayError(t, view.text)}
        </p>
      </MessageDialog>
      <UnknownOutcomeDialog
        open={view.name === 'unknown'}
        onClose={() => {
          form.backToForm();
          onClose();
        }}
      />
    </>
  );
}
