import { useState } from 'react';
import { MessageDialog } from '#/components/message-dialog';
import { Outcome } from '#/components/outcome';
import type { Pocket } from '#/data/pockets';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import type { TransferOrder } from './transfer-rules';
import { TransferSheet } from './transfer-sheet';
import { useTransferTexts } from './use-transfer-texts';

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

/** Counts openings, so that each one starts with an empty form. */
function useOpenings(open: boolean): number {
  const [{ wasOpen, count }, setSeen] = useState({ wasOpen: open, count: 0 });
  if (open !== wasOpen) setSeen({ wasOpen: open, count: open ? count + 1 : count });
  return count;
}

/** Moves money between the wallet and game accounts, then says that it is done. */
export function TransferDialog({ open, onClose, pockets, currency, to = '', onPlay }: TransferDialogProps) {
  const t = useText();
  const texts = useTransferTexts(currency);
  const openings = useOpenings(open);
  const [done, setDone] = useState<TransferOrder | null>(null);

  return (
    <>
      <TransferSheet
        key={openings}
        open={open}
        onClose={onClose}
        pockets={pockets}
        currency={currency}
        to={to}
        canPlay={onPlay !== undefined}
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
