import type { SdkError } from '@member-wallet/api-sdk';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { LeftOutcome } from '#/data/write/left-writes';
import type { Write } from '#/data/write/use-write';
import { errorMessage } from '#/errors/error-text';
import { useText } from '#/i18n/use-text';
import { useSessionState } from '#/session/use-session';
import { useToast } from '#/toasts/use-toast';
import { ErrorDialog } from './error-dialog';
import { UnknownOutcomeDialog, type UnknownOutcomeDialogProps } from './unknown-outcome-dialog';

/** The properties of a write that its messages need. */
export type AnyWrite = Pick<Write<never>, 'sending' | 'message' | 'dismiss'>;

export interface WriteMessagesProps {
  /** All writes of this screen. */
  readonly writes: readonly AnyWrite[];
  /** Called when an unknown outcome is dismissed. Must close the form, so that the member does not send again. */
  readonly onUnknown?: (() => void) | undefined;
  /** The text for an unknown outcome; by default, it refers to the balance and the statement. */
  readonly unknownText?: string | undefined;
  /** A link to the page that will show the outcome; by default, to the statement. Null if no page does. */
  readonly unknownLink?: UnknownOutcomeDialogProps['link'];
  /** Called when a refusal is dismissed. */
  readonly onRefused?: (() => void) | undefined;
  /** Advice on a refusal, below its text and as a button. */
  readonly advice?:
    | ((error: SdkError) => { readonly text: ReactNode; readonly action?: ReactNode } | null)
    | undefined;
}

interface LeftOutcomeProps {
  readonly outcome: LeftOutcome | null;
  readonly onTold: () => void;
}

/**
 * Shows the outcome of a write whose screen the member has left, on whatever page they are on now. It is in this file because
 * every screen that sends has loaded it already.
 */
export function LeftOutcomeMessage({ outcome, onTold }: LeftOutcomeProps) {
  const t = useText();
  const toast = useToast();
  const { token } = useSessionState();
  const say = (text: string) => (outcome ? `${t(outcome.words.name)}: ${text}` : null);
  const isDone = outcome?.as === 'done';
  const tellDone = useEffectEvent(() => {
    if (!outcome) return;
    toast.success(`${t(outcome.words.name)}: ${t(outcome.words.done)}`);
    onTold();
  });
  useEffect(() => {
    if (isDone) tellDone();
  }, [isDone, outcome]);
  return (
    <>
      <ErrorDialog
        text={outcome?.as === 'refused' ? say(errorMessage(t, outcome.text)) : null}
        onClose={onTold}
      />
      <UnknownOutcomeDialog
        open={outcome?.as === 'unknown-outcome'}
        text={say(t(outcome?.words.unknown ?? 'errors.unknown')) ?? undefined}
        // Visitors have no statement.
        link={token === null ? null : undefined}
        onClose={onTold}
      />
    </>
  );
}

/** The dialogs for a refused write and for an unknown outcome, shown over the form until dismissed. */
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
