import {
  type CallOptions,
  type Client,
  type Endpoint,
  isApiError,
  isSdkError,
  type SdkError,
} from '@member-wallet/api-sdk';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { errorMessage, type ErrorText } from '#/errors/error-text';
import type { Place } from '#/errors/places';
import { presentError, presentRefusal, type Presentation } from '#/errors/present-error';
import { useText } from '#/i18n/use-text';
import { useSession } from '#/session/use-session';
import { useToast } from '#/toasts/use-toast';
import { useApi } from '#/data/api/api-provider';
import { delay, DELAYS } from './delays';
import { readsOf } from '#/data/read/read-key';
import { whileWriting } from './running-writes';

/** What can be sent: an endpoint, or an SDK function that chooses one. */
export type Sendable = (client: Client, input: never, options?: CallOptions) => Promise<unknown>;
type InputOf<S extends Sendable> = Parameters<S>[1];
export type DataOf<S extends Sendable> = Awaited<ReturnType<S>>;

export type WriteResult<Data> =
  | { readonly status: 'done'; readonly data: Data }
  /** Nothing has changed; its message is being shown. `error` is null for a refusal inside a successful response. */
  | { readonly status: 'refused'; readonly error: SdkError | null }
  /** No response: the write may have taken effect. */
  | { readonly status: 'unknown'; readonly error: SdkError }
  /** An earlier call is still in flight; nothing was sent. */
  | { readonly status: 'ignored' }
  /** The screen has unmounted, or its session has ended: its code must do nothing. */
  | { readonly status: 'left' };

/** How a sent call ended, even if its screen has unmounted. */
type WriteEnd<Data> = Exclude<WriteResult<Data>, { readonly status: 'ignored' | 'left' }>;

/** The message of the last call that the screen has to show. Toasts are shown without the screen. */
type WriteMessage =
  | { readonly as: 'dialog' | 'inline'; readonly text: ErrorText; readonly error: SdkError | null }
  | { readonly as: 'unknown-outcome' };

/** `signal` is for uploads and look-ups, which can be stopped; no other write is ever aborted. */
type WriteCallOptions = Pick<CallOptions, 'idempotencyKey' | 'signal' | 'onUploadProgress'>;

export interface Write<S extends Sendable> {
  /** A call of this screen, or of an earlier one that has unmounted, is in flight. */
  readonly running: boolean;
  /** A call of this screen is in flight, so it must not be closed. */
  readonly sending: boolean;
  readonly message: WriteMessage | null;
  /** Clears the message once the member has read it. */
  readonly dismiss: () => void;
  /** Sends once; ignored while an earlier call is in flight. Rejects only with errors that are not the SDK's. */
  readonly run: (input: InputOf<S>, options?: WriteCallOptions) => Promise<WriteResult<DataOf<S>>>;
}

export interface WriteOptions<S extends Sendable> {
  /** Where it is sent from. Determines how a refusal is shown, and what an unknown outcome means. */
  readonly place: Place;
  /** The reads that this write makes stale: refreshed if it has, or may have, taken effect. */
  readonly refreshes?: readonly Pick<Endpoint, 'operationId'>[];
  /** Finds a refusal inside a successful response; null if there is none. */
  readonly refusalIn?: ((data: DataOf<S>) => ErrorText | null) | undefined;
  /** Errors that the screen handles itself: no message is shown for them. */
  readonly isAnswered?: ((error: SdkError) => boolean) | undefined;
  /** Called when a call has ended, before its message is shown. Returns true if the screen has unmounted. */
  readonly onEnd?: ((sent: Sent<DataOf<S>>) => boolean) | undefined;
}

/** How a call ended, and what its screen shows the member. */
export interface Sent<Data> {
  readonly end: WriteEnd<Data>;
  readonly presentation: Presentation;
}

const SILENT: Presentation = { as: 'silent' };

/**
 * One write that the member triggered, from the press to its message. It is never resent automatically, and not aborted
 * on unmount: aborting would only turn a known outcome into an unknown one. It is sent with the token of the screen where
 * it was confirmed, or not at all.
 */
export function useWrite<S extends Sendable>(
  call: S,
  { place, refreshes = [], refusalIn, isAnswered, onEnd }: WriteOptions<S>,
): Write<S> {
  const { client, loadMessages, withGlobalErrors } = useApi();
  const session = useSession();
  const { mutate } = useSWRConfig();
  const t = useText();
  const toast = useToast();
  const [{ token }] = useState(session.getState);
  const [sending, setSending] = useState(false);
  const [message, setMessage] = useState<WriteMessage | null>(null);
  // A ref, because a second tap can arrive before React renders.
  const busy = useRef(false);

  const show = (presentation: Presentation, error: SdkError | null) => {
    if (presentation.as === 'toast') toast.error(errorMessage(t, presentation.text));
    else if (presentation.as === 'unknown-outcome') setMessage(presentation);
    else if (presentation.as === 'dialog' || presentation.as === 'inline') {
      setMessage({ as: presentation.as, text: presentation.text, error });
    }
  };
  const refresh = () => {
    // Fails if the member has logged out meanwhile, which drops the cache: then nothing is stale.
    if (refreshes.length > 0) void mutate(readsOf(refreshes)).catch(() => undefined);
  };

  const send = async (input: InputOf<S>, options: WriteCallOptions): Promise<Sent<DataOf<S>> | null> => {
    await delay(DELAYS.start);
    if (session.getState().token !== token) return null;
    // An SDK function may send several calls, and another member may log in between two of them.
    const own: Client = { ...client, getToken: () => token };
    // Loaded during the call, in case it is refused.
    const texts = Promise.race([loadMessages(), delay(DELAYS.messages)]);
    try {
      const data = await withGlobalErrors(
        () => call(own, input as never, options) as Promise<DataOf<S>>,
        'effect' in call && call.effect === 'read',
      );
      const refusal = refusalIn?.(data) ?? null;
      if (refusal === null) return { end: { status: 'done', data }, presentation: SILENT };
      await texts;
      return { end: { status: 'refused', error: null }, presentation: presentRefusal(refusal, place) };
    } catch (error) {
      if (!isSdkError(error)) throw error;
      if (isApiError(error) || error.kind === 'unexpected-response') await texts;
      const isOver = session.getState().token !== token;
      const presentation = isAnswered?.(error) ? SILENT : presentError(error, place, isOver);
      return { end: { status: error.outcome === 'unknown' ? 'unknown' : 'refused', error }, presentation };
    }
  };

  const run: Write<S>['run'] = async (input, options = {}) => {
    if (busy.current) return { status: 'ignored' };
    busy.current = true;
    setSending(true);
    setMessage(null);
    const sent = await whileWriting(send(input, options)).finally(() => {
      busy.current = false;
      setSending(false);
    });
    if (sent === null) return { status: 'left' };
    const { end, presentation } = sent;
    const isLeft = onEnd?.(sent) ?? false;
    // A refusal inside a successful response may still have changed something.
    if (end.status !== 'refused' || end.error === null) refresh();
    if (isLeft) return { status: 'left' };
    if (end.status !== 'done') show(presentation, end.error);
    return end;
  };

  return { running: sending, sending, message, dismiss: () => setMessage(null), run };
}
