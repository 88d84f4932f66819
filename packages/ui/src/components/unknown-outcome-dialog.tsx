import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { ButtonLink } from './button';
import { MessageDialog } from './message-dialog';

export interface UnknownOutcomeDialogProps {
  readonly open: boolean;
  /** Leaves the form as well: nothing behind it may invite to send the same again. */
  readonly onClose: () => void;
  /** Where what came of it will be seen; the balance and the statement where it is left out. */
  readonly text?: string | undefined;
  /** False where the statement would tell nothing. */
  readonly hasStatement?: boolean | undefined;
}

/** The answer to a write never came: it never says to try again, and leads to the statement. */
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
