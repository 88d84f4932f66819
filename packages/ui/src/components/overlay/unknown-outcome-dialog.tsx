import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { ButtonLink } from '#/components/actions/button';
import { MessageDialog } from './message-dialog';

export interface UnknownOutcomeDialogProps {
  readonly open: boolean;
  /** Has to leave the form as well: nothing behind the dialog may invite the member to resend. */
  readonly onClose: () => void;
  /** Where the outcome will become visible; by default the balance and the statement. */
  readonly text?: string | undefined;
  /** False if the statement would not show the outcome. */
  readonly hasStatement?: boolean | undefined;
}

/** Shown when a write got no response: it never suggests a retry, and links to the statement. */
export function UnknownOutcomeDialog({
  open,
  onClose,
  text,
  hasStatement = true,
}: UnknownOutcomeDialogProps) {
  const t = useText();
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={t('errors.unknownTitle')}
      action={
        hasStatement && (
          <ButtonLink wide to={PATHS.statement}>
            {t('errors.seeStatement')}
          </ButtonLink>
        )
      }
    >
      <p>{text ?? t('errors.unknown')}</p>
    </MessageDialog>
  );
}
