import { useText } from '#/i18n/use-text';
import { PATHS } from '#/session/paths';
import { ButtonLink } from './button';
import { MessageDialog } from './message-dialog';

export interface UnknownOutcomeDialogProps {
  readonly open: boolean;
  /** Leaves the form as well: nothing behind it may invite to send the same again. */
  readonly onClose: () => void;
}

/** The answer to a money write never came: it never says to try again, and leads to the statement. */
export function UnknownOutcomeDialog({ open, onClose }: UnknownOutcomeDialogProps) {
  const t = useText();
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={t('errors.unknownTitle')}
      action={
        <ButtonLink wide to={PATHS.statement}>
          {t('errors.seeStatement')}
        </ButtonLink>
      }
    >
      <p>{t('errors.unknown')}</p>
    </MessageDialog>
  );
}
