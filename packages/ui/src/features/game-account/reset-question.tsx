import { Button } from '#/components/button';
import { Dialog } from '#/components/dialog';
import { useText } from '#/i18n/use-text';
import type { useReset } from './use-reset';

interface Props {
  readonly reset: ReturnType<typeof useReset>;
  readonly gameName: string;
}

export function ResetQuestion({ reset, gameName }: Props) {
  const t = useText();
  return (
    <Dialog
      open={reset.isAsked}
      onClose={reset.cancel}
      title={t('game.resetTitle')}
      role="alertdialog"
      busy={reset.running}
      footer={
        <>
          <Button wide variant="danger" busy={reset.running} onClick={() => void reset.run()}>
            {t('game.resetConfirm')}
          </Button>
          <Button wide variant="quiet" disabled={reset.running} onClick={reset.cancel}>
            {t('actions.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('game.resetQuestion', { name: gameName })}</p>
    </Dialog>
  );
}
