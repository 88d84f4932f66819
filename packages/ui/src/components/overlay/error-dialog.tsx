import type { ReactNode } from 'react';
import { useText } from '#/i18n/use-text';
import { WithContact } from '#/components/feedback/with-contact';
import styles from './dialog.module.css';
import { MessageDialog, type MessageDialogProps } from './message-dialog';

interface Props extends Pick<MessageDialogProps, 'onClose' | 'action'> {
  /** The error; null for none. */
  readonly text: string | null;
  /** Advice below the error. */
  readonly children?: ReactNode;
}

/** Shows an error until it is dismissed. */
export function ErrorDialog({ text, onClose, action, children }: Props) {
  const t = useText();
  return (
    <MessageDialog open={text !== null} onClose={onClose} title={t('errors.title')} action={action}>
      <div className={styles.stack}>
        <p>{text && <WithContact text={text} />}</p>
        {children}
      </div>
    </MessageDialog>
  );
}
