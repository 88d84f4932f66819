import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { ServerHtml } from '#/components/media/server-html';
import { useText } from '#/i18n/use-text';
import styles from './agreement-dialog.module.css';

export interface AgreementDialogProps {
  readonly open: boolean;
  /** Closed without accepting; the dialog reappears on the next visit. */
  readonly onClose: () => void;
  readonly onAccept: () => void;
  /** The operator's paragraphs, as HTML. */
  readonly agreements: readonly string[];
}

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
      <ul className={styles.list}>
        {agreements.map((html, index) => (
          // The items have no ids, and the list never reorders while it is shown.
          <li key={index}>
            <ServerHtml html={html} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
