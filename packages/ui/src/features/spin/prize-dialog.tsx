import { MessageDialog } from '#/components/overlay/message-dialog';
import { useText } from '#/i18n/use-text';
import styles from './prize-dialog.module.css';

interface Props {
  /** Null while there is none to show. */
  readonly prize: string | null;
  readonly onClose: () => void;
}

/** The prize, with a modest celebration. */
export function PrizeDialog({ prize, onClose }: Props) {
  const t = useText();
  return (
    <MessageDialog
      open={prize !== null}
      onClose={onClose}
      title={t('spin.congratulations')}
      closeLabel={t('actions.confirm')}
    >
      {prize !== null && (
        <div className={styles.prize}>
          <div className={styles.rings} aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
          <p className={styles.label}>{prize}</p>
          <p>{t('spin.won', { prize })}</p>
          <p className={styles.hint}>{t('spin.wonHint')}</p>
        </div>
      )}
    </MessageDialog>
  );
}
