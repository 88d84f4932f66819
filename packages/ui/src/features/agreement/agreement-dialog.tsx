import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { useText } from '#/i18n/use-text';
import { AgreementList } from './agreement-list';

interface AgreementDialogProps {
  readonly open: boolean;
  /** Called when the dialog is closed without accepting. It is shown again on the next visit. */
  readonly onClose: () => void;
  readonly onAccept: () => void;
  /** The operator's paragraphs, as HTML. */
  readonly agreements: readonly string[];
}

/** Asks the member to accept the agreement. */
export function AgreementDialog({ open, onClose, onAccept, agreements }: AgreementDialogProps) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('agreement.title')}
      footer={
        <Button wide onClick={onAccept}>
          {t('agreement.accept')}
        </Button>
      }
    >
      <AgreementList agreements={agreements} />
    </Dialog>
  );
}
