import { Button } from '#/components/actions/button';
import { TWO_PANES, useMedia } from '#/components/layout/use-media';
import { Dialog } from '#/components/overlay/dialog';
import { AskStaff } from '#/components/slip/ask-staff';
import { useText } from '#/i18n/use-text';
import type { SheetFrame } from '#/features/deposit/sheet/sheet-frame';
import styles from './slip-picker.module.css';
import { SlipResult } from './slip-result';
import type { NewestBefore } from './slip-state';
import { useSlipResult } from './use-slip';

interface Props {
  readonly frame: SheetFrame;
  readonly above: NewestBefore;
  /** The URL of the picture that was sent. */
  readonly picture: string | null;
  /** Opens the form for another slip. */
  readonly onAgain: () => void;
}

/** The state of the slip that was just sent, and the next steps. */
export function SentSlip({ frame, above, picture, onAgain }: Props) {
  const t = useText();
  const slip = useSlipResult(above);
  const isBeside = useMedia(TWO_PANES) && picture !== null;
  const another = (variant: 'primary' | 'quiet') => (
    <Button wide variant={variant} onClick={onAgain}>
      {t('deposit.sendAnother')}
    </Button>
  );
  const close = (
    <Button wide onClick={frame.onClose}>
      {t('actions.close')}
    </Button>
  );
  const actions = () => {
    if (slip?.status === 'FAILED') {
      return (
        <>
          {another('primary')}
          <AskStaff slip={slip} />
        </>
      );
    }
    return (
      <>
        {close}
        {another('quiet')}
      </>
    );
  };
  return (
    <Dialog
      {...frame.panes}
      open={frame.open}
      onClose={frame.onClose}
      title={t('deposit.slipTitle')}
      footer={actions()}
    >
      <div className={isBeside ? styles.beside : undefined}>
        {isBeside && <img className={styles.preview} src={picture} alt={t('deposit.slipPreview')} />}
        <div role="status">
          <SlipResult slip={slip} />
        </div>
      </div>
    </Dialog>
  );
}
