import { CircleCheck } from 'lucide-react';
import { MessageDialog } from '#/components/message-dialog';
import { UnknownOutcomeDialog } from '#/components/unknown-outcome-dialog';
import { sayError } from '#/errors/error-text';
import { useText } from '#/i18n/use-text';
import styles from './bonus-screen.module.css';
import type { ReceiptView } from './use-receipt';

export function ReceiptMessages({
  view,
  onClose,
}: {
  readonly view: ReceiptView;
  readonly onClose: () => void;
}) {
  const t = useText();
  return (
    <>
      <MessageDialog open={view.name === 'received'} onClose={onClose} title={t('errors.success')}>
        <p className={styles.done}>
          <CircleCheck aria-hidden="true" />
          {t('bonus.done')}
        </p>
      </MessageDialog>
      <MessageDialog open={view.name === 'failed'} onClose={onClose} title={t('errors.title')}>
        <p>{view.name === 'failed' && sayError(t, view.text)}</p>
      </MessageDialog>
      <UnknownOutcomeDialog open={view.name === 'unknown'} onClose={onClose} />
    </>
  );
}
