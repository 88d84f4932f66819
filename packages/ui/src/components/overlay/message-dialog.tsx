import type { ReactNode } from 'react';
import { useText } from '#/i18n/use-text';
import { Button } from '#/components/actions/button';
import { Dialog } from './dialog';
import { useWhileOpen } from './use-while-open';

export interface MessageDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** A button above the close button, which then becomes the quiet one. */
  readonly action?: ReactNode;
  /** The label of the close button; "Close" if omitted. */
  readonly closeLabel?: string | undefined;
  readonly children: ReactNode;
}

/** An outcome or an error that the member acknowledges. The text stays while the dialog fades out. */
export function MessageDialog({ open, onClose, title, action, closeLabel, children }: MessageDialogProps) {
  const t = useText();
  const shownTitle = useWhileOpen(open, title);
  const shownChildren = useWhileOpen(open, children);
  const shownAction = useWhileOpen(open, action);
  const shownLabel = useWhileOpen(open, closeLabel);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={shownTitle}
      role="alertdialog"
      footer={
        <>
          {shownAction}
          <Button wide variant={shownAction ? 'quiet' : 'primary'} onClick={onClose}>
            {shownLabel ?? t('actions.close')}
          </Button>
        </>
      }
    >
      {shownChildren}
    </Dialog>
  );
}
