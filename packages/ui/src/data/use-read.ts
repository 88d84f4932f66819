import type { DataOf, InputOf, ReadEndpoint } from '@member-wallet/api-sdk';
import { useCallback } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { useApi } from './api-provider';
import { rememberInput } from './asked-with';
import { readKey } from './read-key';
import { rememberReceivedAt } from './received-at';

export interface Read<Data> {
  /** What was loaded last, also while a newer answer is on its way or did not come. */
  readonly data: Data | undefined;
  /** 'failed' only when there is nothing to show; it stays so while it is asked for again. */
  readonly state: 'loading' | 'ready' | 'failed';
  /** Why the last load failed; undefined when it did not. */
  readonly error: unknown;
  /** A newer answer is on its way. */
  readonly refreshing: boolean;
  readonly reload: () => Promise<void>;
}

export interface ReadOptions {
  /** Asked for again this often, in milliseconds, while the page is looked at; also after a failure. */
  readonly everyMs?: number | undefined;
  /** Until another input has its answer, the one before it stays: data/asked-with tells them apart. */
  readonly keepPrevious?: boolean;
}

const optionsOf = <Data>({
  everyMs,
  keepPrevious = false,
}: ReadOptions): SWRConfiguration<Data, unknown> => ({
  keepPreviousData: keepPrevious,
  ...(everyMs !== undefined && {
    refreshInterval: everyMs,
    shouldRetryOnError: true,
    // SWR stops asking after a failure, and leaves that to the retries.
    onErrorRetry: (_error, _key, _config, revalidate, again) =>
      void setTimeout(() => void revalidate(again), everyMs),
  }),
});

/** Passed instead of an input: nothing is asked yet. */
export const NOT_YET = Symbol('not yet');

/**
 * Loads and caches what a read endpoint answers. Endpoints that change something do not fit in here, by type:
 * a cache would call them again on its own.
 */
export function useRead<E extends ReadEndpoint>(
  endpoint: E,
  input: InputOf<E> | typeof NOT_YET,
  options: ReadOptions = {},
): Read<DataOf<E>> {
  const { client, watch } = useApi();
  const skip = input === NOT_YET;
  const answer = useSWR<DataOf<E>, unknown>(
    skip ? null : readKey(endpoint, input),
    async () => {
      const data = await watch(() => endpoint(client, input as never) as Promise<DataOf<E>>);
      rememberReceivedAt(data);
      rememberInput(data, input);
      return data;
    },
    optionsOf(options),
  );
  const { mutate } = answer;
  const reload = useCallback(async () => {
    // A failed reload is as silent as a failed load.
    await mutate().catch(() => undefined);
  }, [mutate]);
  // Getters: SWR draws a screen again only for what it has looked at, and few look at `refreshing`.
  return {
    get data() {
      return answer.data;
    },
    get state() {
      return answer.data !== undefined ? 'ready' : answer.error !== undefined ? 'failed' : 'loading';
    },
    get error() {
      return answer.error;
    },
    get refreshing() {
      return answer.isValidating;
    },
    reload,
  };
}
