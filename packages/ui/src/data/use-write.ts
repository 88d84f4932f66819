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
import { useToast } from '#/toasts/use-toast';
import { useApi } from './api-provider';
import { delay, DELAYS } from './delays';
import { readsOf } from './read-key';
import { whileWriting } from './running-writes';

/** What can be sent: an endpoint, or an SDK function that chooses one. */
type Sendable = (client: Client, input: never, options?: CallOptions) => Promise<unknown>;
type InputOf<S extends Sendable> = Parameters<S>[1];
type DataOf<S extends Sendable> = Awaited<ReturnType<S>>;

export type WriteResult<Data> =
  | { readonly status: 'done'; readonly data: Data }
  /** Nothing has changed; its message is being shown. `error` is null for a refusal inside a successful response. */
  | { readonly status: 'refused'; readonly error: SdkError | null }
  /** No response: the write may have taken effect. */
  | { readonly status: 'unknown'; readonly error: SdkError }
  /** An earlier call is still in flight; nothing was sent. */
  | { readonly status: 'ignored' };

/** What the screen has to show of the last call; a toast is on its way by itself. */
type WriteMessage =
  | { readonly as: 'dialog' | 'inline'; readonly text: ErrorText; readonly error: SdkError | null }
  | { readonly as: 'unknown-outcome' };

/** Uploads show their progress and can be stopped; nothing else is ever aborted. */
type WriteCallOptions = Pick<CallOptions, 'idempotencyKey' | 'signal' | 'onUploadProgress'>;

export interface Write<S extends Sendable> {
  readonly running: boolean;
  readonly message: WriteMessage | null;
  /** Clears the message once the member has read it. */
  readonly dismiss: () => void;
  /** Sends once; ignored while an earlier call is in flight. Rejects only with errors that are not the SDK's. */
  readonly run: (input: InputOf<S>, options?: WriteCallOptions) => Promise<WriteResult<DataOf<S>>>;
}

export interface WriteOptions<S extends Sendable> {
  /** Where it is sent from: decides how a refusal is shown, and what an unknown outcome means. */
  readonly place: Place;
  /** The reads that this write makes stale: refreshed if it has, or may have, taken effect. */
  readonly refreshes?: readonly Pick<Endpoint, 'operationId'>[];
  /** Finds a refusal inside a successful response; null if there is none. */
  readonly refusalIn?: ((data: DataOf<S>) => ErrorText | null) | undefined;
  /** Errors that the screen handles itself: no message is shown for them. */
  readonly isAnswered?: ((error: SdkError) => boolean) | undefined;
}

/**
 * One write that the member triggered, from the press to its message. It is never resent automatically, and not
 * aborted on unmount: aborting would only turn a known outcome into an unknown one.
 */
export function useWrite<S extends Sendable>(
  call: S,
  { place, refreshes = [], refusalIn, isAnswered }: WriteOptions<S>,
): Write<S> {
  const { client, loadMessages, withGlobalErrors } = useApi();
  const { mutate } = useSWRConfig();
  const t = useText();
  const toast = useToast();
  const [running, setRunning] = useState(false);
  const [message, setMessage] = useState<WriteMessage | null>(null);
  // A ref, because a second tap can come before React has rendered the first.
  const busy = useRef(false);

  const show = (presentation: Presentation, error: SdkError | null) => {
    if (presentation.as === 'toast') toast.error(errorMessage(t, presentation.text));
    else if (presentation.as === 'unknown-outcome') setMessage(presentation);
    else if (presentation.as === 'dialog' || presentation.as === 'inline') {
      setMessage({ as: presentation.as, text: presentation.text, error });
    }
  };
  const refresh = () => {
    // The member may have logged out meanwhile, which drops the cache: then nothing is stale.
    if (refreshes.length > 0) void mutate(readsOf(refreshes)).catch(() => undefined);
  };

  const send = async (input: InputOf<S>, options: WriteCallOptions): Promise<WriteResult<DataOf<S>>> => {
    await delay(DELAYS.start);
    // Beside the call, in case that it is refused.
    const messages = loadMessages();
    try {
      const data = await withGlobalErrors(() => call(client, input as never, options) as Promise<DataOf<S>>);
      return { status: 'done', data };
    } catch (error) {
      if (!isSdkError(error)) throw error;
      if (isApiError(error)) await Promise.race([messages, delay(DELAYS.messages)]);
      return { status: error.outcome === 'unknown' ? 'unknown' : 'refused', error };
    }
  };

  const run: Write<S>['run'] = async (input, options = {}) => {
    if (busy.current) return { status: 'ignored' };
    busy.current = true;
    setRunning(true);
    setMessage(null);
    const result = await whileWriting(send(input, options)).finally(() => {
      busy.current = false;
      setRunning(false);
    });
    if (result.status !== 'refused') refresh();
    if (result.status === 'done') {
      const text = refusalIn?.(result.data) ?? null;
      if (text === null) return result;
      show(presentRefusal(text, place), null);
      return { status: 'refused', error: null };
    }
    if (result.status !== 'ignored' && result.error && !isAnswered?.(result.error)) {
      show(presentError(result.error, place), result.error);
    }
    return result;
  };

  return { running, message, dismiss: () => setMessage(null), run };
}
