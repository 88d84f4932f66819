import type { SdkError } from '@member-wallet/api-sdk';
import type { ReactNode } from 'react';
import type { Write } from '#/data/use-write';
import { errorMessage } from '#/errors/error-text';
import { useText } from '#/i18n/use-text';
import { ErrorDialog } from './error-dialog';
import { UnknownOutcomeDialog, type UnknownOutcomeDialogProps } from './unknown-outcome-dialog';

/** The part of a write that its messages need, whatever its type. */
export type AnyWrite = Pick<Write<never>, 'running' | 'message' | 'dismiss'>;

export interface WriteMessagesProps {
  /** All writes of this screen. */
  readonly writes: readonly AnyWrite[];
  /** Called once an unknown outcome is dismissed: leaves the form, so that nothing invites a resend. */
  readonly onUnknown?: (() => void) | undefined;
  /** The text for an unknown outcome; by default it refers to the balance and the statement. */
  readonly unknownText?: string | undefined;
  /** The page that will show the outcome, by default the statement; null if none does. */
  readonly unknownLink?: UnknownOutcomeDialogProps['link'];
  /** Called once a refusal is dismissed. */
  readonly onRefused?: (() => void) | undefined;
  /** Advice on a refusal, below its text and as a button. */
  readonly advice?:
    | ((error: SdkError) => { readonly text: ReactNode; readonly action?: ReactNode } | null)
    | undefined;
}

/** The dialogs for a refused write and for an unknown outcome, over the form until dismissed. */
export function WriteMessages({
  writes,
  onUnknown,
  unknownText,
  unknownLink,
  onRefused,
  advice,
}: WriteMessagesProps) {
  const t = useText();
  const refused = writes.find(({ message }) => message?.as === 'dialog');
  const refusal = refused?.message?.as === 'dialog' ? refused.message : null;
  const advised = refusal?.error ? advice?.(refusal.error) : null;
  const unclear = writes.find(({ message }) => message?.as === 'unknown-outcome');
  return (
    <>
      <ErrorDialog
        text={refusal && errorMessage(t, refusal.text)}
        action={advised?.action}
        onClose={() => {
          refused?.dismiss();
          onRefused?.();
        }}
      >
        {advised?.text}
      </ErrorDialog>
      <UnknownOutcomeDialog
        open={unclear !== undefined}
        text={unknownText}
        link={unknownLink}
        onClose={() => {
          unclear?.dismiss();
          onUnknown?.();
        }}
      />
    </>
  );
}
