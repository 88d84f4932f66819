import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import type { Write } from '#/data/write/use-write';
import { useText } from '#/i18n/use-text';

interface Props {
  readonly open: boolean;
  readonly reset: Pick<Write<never>, 'running' | 'sending'>;
  readonly gameName: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function ResetQuestion({ open, reset, gameName, onCancel, onConfirm }: Props) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t('game.resetTitle')}
      role="alertdialog"
      busy={reset.sending}
      footer={
        <>
          <Button wide variant="danger" busy={reset.running} onClick={onConfirm}>
            {t('game.resetConfirm')}
          </Button>
          <Button wide variant="quiet" disabled={reset.sending} onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('game.resetQuestion', { name: gameName })}</p>
    </Dialog>
  );
}
