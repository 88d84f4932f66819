import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { useText } from '#/i18n/use-text';

interface Props {
  readonly open: boolean;
  readonly busy: boolean;
  readonly gameName: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function ResetQuestion({ open, busy, gameName, onCancel, onConfirm }: Props) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t('game.resetTitle')}
      role="alertdialog"
      busy={busy}
      footer={
        <>
          <Button wide variant="danger" busy={busy} onClick={onConfirm}>
            {t('game.resetConfirm')}
          </Button>
          <Button wide variant="quiet" disabled={busy} onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('game.resetQuestion', { name: gameName })}</p>
    </Dialog>
  );
}
