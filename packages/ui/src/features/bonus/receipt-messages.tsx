import { MessageDialog } from '#/components/message-dialog';
import { Outcome } from '#/components/outcome';
import { UnknownOutcomeDialog } from '#/components/unknown-outcome-dialog';
import { sayError } from '#/errors/error-text';
import { useText } from '#/i18n/use-text';
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
        <Outcome kind="done" title={t('bonus.done')} />
      </MessageDialog>
      <MessageDialog open={view.name === 'failed'} onClose={onClose} title={t('errors.title')}>
        <p>{view.name === 'failed' && sayError(t, view.text)}</p>
      </MessageDialog>
      <UnknownOutcomeDialog open={view.name === 'unknown'} onClose={onClose} />
    </>
  );
}
