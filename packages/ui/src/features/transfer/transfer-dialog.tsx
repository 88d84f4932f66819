import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#/components/actions/button';
import { EnterKey } from '#/components/overlay/enter-key';
import { ErrorDialog } from '#/components/overlay/error-dialog';
import { MessageDialog } from '#/components/overlay/message-dialog';
import { ResultMessage } from '#/components/feedback/result-message';
import { useOpenings } from '#/components/overlay/use-openings';
import { TurnNotices } from '#/components/money/turn-notices';
import { WriteDialog } from '#/components/overlay/write-dialog';
import { MAIN_ACCOUNT, type Account } from '#/data/money/accounts';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { TransferFields } from './transfer-fields';
import type { TransferOrder } from './transfer-rules';
import { type AfterTransfer, useTransferForm, useTransferTexts } from './use-transfer-form';

const TRANSFERS = ['transfer', 'transferAll'] as const;

interface TransferDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly accounts: readonly Account[];
  readonly currency: Currency;
  /** The game account to transfer to, if the member came from one. */
  readonly to?: string;
  /** Opens the game that the money went to, once the member has closed the confirmation. */
  readonly onPlay?: (code: string) => void;
}

interface Done {
  readonly order: TransferOrder;
  readonly next: AfterTransfer;
}

/** Moves money between the wallet and game accounts. Afterwards, shows a confirmation. */
export function TransferDialog(props: TransferDialogProps) {
  const { open, onClose, currency, onPlay } = props;
  const t = useText();
  const texts = useTransferTexts(currency);
  const openings = useOpenings(open);
  const [done, setDone] = useState<Done | null>(null);
  const leaveDone = () => {
    setDone(null);
    if (done?.next === 'play') onPlay?.(done.order.to.code);
  };

  return (
    <>
      <TransferSheet
        {...props}
        key={openings}
        onDone={(order, next) => {
          onClose();
          setDone({ order, next });
        }}
      />
      <MessageDialog
        open={done !== null}
        onClose={leaveDone}
        title={t('errors.success')}
        closeLabel={done?.next === 'play' ? t('game.play') : undefined}
      >
        {done && (
          <ResultMessage kind="done" title={t('transfer.done')}>
            <p>
              {t('transfer.doneDetail', {
                amount: texts.money(done.order.amount),
                from: texts.name(done.order.from),
                to: texts.name(done.order.to),
              })}
            </p>
          </ResultMessage>
        )}
      </MessageDialog>
    </>
  );
}

interface SheetProps extends TransferDialogProps {
  readonly onDone: (order: TransferOrder, next: AfterTransfer) => void;
}

function TransferSheet({ open, onClose, accounts, currency, to = '', onPlay, onDone }: SheetProps) {
  const t = useText();
  const texts = useTransferTexts(currency);
  const form = useTransferForm({ open, accounts, currency, to, onDone });
  const { order, busy, turn } = form;
  const mustWait = turn.stage === 'waiting';

  const isToGame = form.draft.to !== '' && form.draft.to !== MAIN_ACCOUNT;
  const confirmLabel = () => {
    if (!order) return t('transfer.confirmEmpty');
    const amount = texts.money(order.amount);
    return order.method === 'transferAll'
      ? t('transfer.confirmAll', { amount })
      : t('transfer.confirm', { amount });
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
            <Button wide busy={busy} disabled={mustWait} onClick={() => form.confirm('stay')}>
              {confirmLabel()}
            </Button>
            {onPlay && isToGame && (
              <Button
                wide
                variant="quiet"
                icon={<Play fill="currentColor" />}
                disabled={busy || mustWait || !form.isPositive}
                onClick={() => form.confirm('play')}
              >
                {t('transfer.confirmAndPlay')}
              </Button>
            )}
          </>
        }
      >
        <TurnNotices turn={turn} currency={currency} operations={TRANSFERS} />
        <TransferFields form={form} accounts={accounts} currency={currency} />
        <EnterKey onEnter={busy || mustWait ? undefined : () => form.confirm('stay')} />
      </WriteDialog>
      <ErrorDialog text={form.problem} onClose={form.acknowledge} />
    </>
  );
}
