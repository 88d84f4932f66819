import {
  type CallOptions,
  type DataOf,
  type Endpoint,
  type InputOf,
  isSdkError,
  type SdkError,
} from '@member-wallet/api-sdk';
import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from './api-provider';
import { delay, DELAYS } from './delays';
import { readsOf } from './read-key';

export type Finished<Data> =
  | { readonly status: 'done'; readonly data: Data }
  | { readonly status: 'failed'; readonly error: SdkError }
  /** The answer never came: it may have happened. */
  | { readonly status: 'unknown'; readonly error: SdkError };

export type Outcome<Data> = Finished<Data> | { readonly status: 'ignored' };

export type ActionState<Data> = { readonly status: 'idle' } | { readonly status: 'running' } | Finished<Data>;

/** Uploads show their progress and can be stopped; nothing else is ever aborted. */
export type ActionCallOptions = Pick<CallOptions, 'idempotencyKey' | 'signal' | 'onUploadProgress'>;

export interface Action<E extends Endpoint> {
  readonly state: ActionState<DataOf<E>>;
  readonly running: boolean;
  /** Sends once. A second call while the first runs answers 'ignored' and sends nothing. */
  readonly run: (input: InputOf<E>, options?: ActionCallOptions) => Promise<Outcome<DataOf<E>>>;
  /** Back to idle, for instance when its dialog opens again. */
  readonly reset: () => void;
}

interface ActionOptions {
  /** The reads that this write makes stale: loaded again when it has, or may have, taken effect. */
  readonly refreshes?: readonly Pick<Endpoint, 'operationId'>[];
}

/**
 * One call that the member asked for. It is never sent again by itself, and it is not aborted when the screen
 * goes: a cut-off write would only turn a known outcome into an unknown one.
 */
export function useAction<E extends Endpoint>(
  endpoint: E,
  { refreshes = [] }: ActionOptions = {},
): Action<E> {
  type Data = DataOf<E>;
  const { client, watch } = useApi();
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<ActionState<Data>>({ status: 'idle' });
  // A ref, because two taps can come before React has rendered the first.
  const busy = useRef(false);
  const latest = useRef({ refreshes, mutate });
  latest.current = { refreshes, mutate };

  const run = useCallback(
    async (input: InputOf<E>, options: ActionCallOptions = {}): Promise<Outcome<Data>> => {
      if (busy.current) return { status: 'ignored' };
      busy.current = true;
      setState({ status: 'running' });
      const settle = (next: ActionState<Data>) => {
        busy.current = false;
        setState(next);
      };
      let finished: Finished<Data>;
      try {
        await delay(DELAYS.start);
        const data = await watch(() => endpoint(client, input as never, options) as Promise<Data>);
        finished = { status: 'done', data };
      } catch (error) {
        if (!isSdkError(error)) {
          settle({ status: 'idle' });
          throw error;
        }
        finished = { status: error.outcome === 'unknown' ? 'unknown' : 'failed', error };
      }
      settle(finished);
      const { refreshes: stale, mutate: refresh } = latest.current;
      if (finished.status !== 'failed' && stale.length > 0) {
        // The member may have logged out meanwhile, and the cache with them: then nothing is stale.
        void refresh(readsOf(stale)).catch(() => undefined);
      }
      return finished;
    },
    [client, watch, endpoint],
  );
  const reset = useCallback(() => {
    if (!busy.current) setState({ status: 'idle' });
  }, []);

  return { state, running: state.status === 'running', run, reset };
}
