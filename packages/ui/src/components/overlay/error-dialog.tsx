import type { ReactNode } from 'react';
import { useText } from '#/i18n/use-text';
import { WithContact } from '#/components/feedback/with-contact';
import styles from './dialog.module.css';
import { MessageDialog, type MessageDialogProps } from './message-dialog';

interface Props extends Pick<MessageDialogProps, 'onClose' | 'action'> {
  /** Null while there is no error. */
  readonly text: string | null;
  /** What can be done about it. */
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
