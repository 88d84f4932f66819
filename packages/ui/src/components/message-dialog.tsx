import type { ReactNode } from 'react';
import { useText } from '#/i18n/use-text';
import { Button } from './button';
import { Dialog } from './dialog';
import { useWhileOpen } from './use-while-open';

export interface MessageDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Stands above the close button, which then becomes the quiet one. */
  readonly action?: ReactNode;
  /** On the button that closes it, where "Close" is not the word. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
}

/** An outcome or an error that has to be acknowledged. Its words stay while it fades out. */
export function MessageDialog({ open, onClose, title, action, closeLabel, children }: MessageDialogProps) {
  const t = useText();
  const shownTitle = useWhileOpen(open, title);
  const shownChildren = useWhileOpen(open, children);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={shownTitle}
      role="alertdialog"
      footer={
        <>
          {action}
          <Button wide variant={action ? 'quiet' : 'primary'} onClick={onClose}>
            {closeLabel ?? t('actions.close')}
          </Button>
        </>
      }
    >
      {shownChildren}
    </Dialog>
  );
}
