import type { SdkError } from '@member-wallet/api-sdk';
import type { ReactNode } from 'react';
import type { Write } from '#/data/use-write';
import { errorMessage } from '#/errors/error-text';
import { useText } from '#/i18n/use-text';
import { ErrorDialog } from './error-dialog';
import { UnknownOutcomeDialog } from './unknown-outcome-dialog';

/** What a screen shows of a write, whichever it is. */
export type AnyWrite = Pick<Write<never>, 'running' | 'message' | 'dismiss'>;

export interface WriteMessagesProps {
  /** All that can be sent from here. */
  readonly writes: readonly AnyWrite[];
  /** An unknown outcome was read: leaves the form, so that nothing invites to send the same again. */
  readonly onUnknown?: (() => void) | undefined;
  /** What is said of an unknown outcome; the balance and the statement where it is left out. */
  readonly unknownText?: string | undefined;
  /** False where the statement would tell nothing. */
  readonly hasStatement?: boolean | undefined;
  /** A refusal was read. */
  readonly onRefused?: (() => void) | undefined;
  /** What can be done about a refusal, under its text and as a button. */
  readonly advice?:
    | ((error: SdkError) => { readonly text: ReactNode; readonly action?: ReactNode } | null)
    | undefined;
}

/** Why a write was refused, or that its outcome is not known: in front of the form, until it is acknowledged. */
export function WriteMessages({
  writes,
  onUnknown,
  unknownText,
  hasStatement,
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
        hasStatement={hasStatement}
        onClose={() => {
          unclear?.dismiss();
          onUnknown?.();
        }}
      />
    </>
  );
}
