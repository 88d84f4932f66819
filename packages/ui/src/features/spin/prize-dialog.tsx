import { MessageDialog } from '#/components/message-dialog';
import { UnknownOutcomeDialog } from '#/components/unknown-outcome-dialog';
import { sayError } from '#/errors/error-text';
import { useText } from '#/i18n/use-text';
import styles from './prize-dialog.module.css';
import type { SpinnerState } from './use-spinner';

/** What the spin came to: the prize with a modest celebration, or why there is none. */
export function SpinDialogs({
  state,
  onClose,
}: {
  readonly state: SpinnerState;
  readonly onClose: () => void;
}) {
  const t = useText();
  return (
    <>
      <MessageDialog
        open={state.name === 'won'}
        onClose={onClose}
        title={t('spin.congratulations')}
        closeLabel={t('actions.confirm')}
      >
        {state.name === 'won' && (
          <div className={styles.prize}>
            <div className={styles.rings} aria-hidden="true">
              <span />
              <span />
              <span />
            </div>
            <p className={styles.label}>{state.label}</p>
            <p>{t('spin.won', { prize: state.label })}</p>
            <p className={styles.hint}>{t('spin.wonHint')}</p>
          </div>
        )}
      </MessageDialog>
      <MessageDialog open={state.name === 'failed'} onClose={onClose} title={t('errors.title')}>
        <p>{state.name === 'failed' && sayError(t, state.text)}</p>
      </MessageDialog>
      <UnknownOutcomeDialog open={state.name === 'unknown'} onClose={onClose} text={t('spin.unknown')} />
    </>
  );
}
