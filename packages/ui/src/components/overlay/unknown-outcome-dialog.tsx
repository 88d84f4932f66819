import { useText } from '#/i18n/use-text';
import { PATHS } from '#/navigation/paths';
import { ButtonLink } from '#/components/actions/button';
import { MessageDialog } from './message-dialog';

export interface UnknownOutcomeDialogProps {
  readonly open: boolean;
  /** Must close the form too, so that the member is not tempted to send again. */
  readonly onClose: () => void;
  /** The text about where the outcome will be visible; by default, in the balance and the statement. */
  readonly text?: string | undefined;
  /** A link to the page that will show the outcome; by default, to the statement. Null if no page does. */
  readonly link?: { readonly to: string; readonly label: string } | null | undefined;
}

/** Shown if a write got no response. Never suggests a retry, and links to the page that will show the outcome. */
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
