import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { ButtonLink } from '#/components/actions/button';
import { MessageDialog } from './message-dialog';

export interface UnknownOutcomeDialogProps {
  readonly open: boolean;
  /** Has to leave the form as well: nothing behind the dialog may invite the member to resend. */
  readonly onClose: () => void;
  /** Says where the outcome will become visible; by default in the balance and the statement. */
  readonly text?: string | undefined;
  /** The page that will show it, by default the statement; null if none does. */
  readonly link?: { readonly to: string; readonly label: string } | null | undefined;
}

/** Shown when a write got no response: it never suggests a retry, and links to where the outcome will show. */
export function UnknownOutcomeDialog({ open, onClose, text, link }: UnknownOutcomeDialogProps) {
  const t = useText();
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={t('errors.unknownTitle')}
      action={
        link !== null && (
          <ButtonLink wide to={link?.to ?? PATHS.statement}>
            {link?.label ?? t('errors.seeStatement')}
          </ButtonLink>
        )
      }
    >
      <p>{text ?? t('errors.unknown')}</p>
    </MessageDialog>
  );
}
