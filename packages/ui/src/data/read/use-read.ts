import type { DataOf, InputOf, ReadEndpoint } from '@member-wallet/api-sdk';
import { useCallback } from 'react';
import useSWR, { SWRConfig, type SWRConfiguration } from 'swr';
import { useApi } from '#/data/api/api-provider';
import { readKey } from './read-key';
import { type Answer, requestRead } from './request-read';

export interface Read<Data> {
  /** The last answer, kept while a refresh is in flight and if it fails. */
  readonly answer: Answer<Data> | undefined;
  /** The data of that answer. */
  readonly data: Data | undefined;
  /** 'failed' only if there is no data to show; it stays 'failed' during a retry. */
  readonly state: 'loading' | 'ready' | 'failed';
  /** Why the last load failed; undefined when it did not. */
  readonly error: unknown;
  /** Parts of the data could not be read and are missing. */
  readonly isPartial: boolean;
  /** A request is in flight. */
  readonly refreshing: boolean;
  readonly reload: () => Promise<void>;
}

export interface ReadOptions {
  /** The polling interval in milliseconds while the page is visible; polling continues after a failure. */
  readonly everyMs?: number | undefined;
  /** If false, it is not loaded again when the member comes back to the page. */
  readonly onReturn?: boolean;
  /** Keeps the answer for the previous input until that for the new one has loaded. `answer.input` tells them apart. */
  readonly keepPrevious?: boolean;
}

const { compare: isEqual } = SWRConfig.defaultValue;

/** Excludes the time: if a later answer is equal, the first one is kept, and durations in it count from its time. */
const untimed = (answer: Answer<unknown> | undefined) => answer && { ...answer, receivedAt: undefined };

const optionsOf = <Data>({
  everyMs,
  keepPrevious = false,
  onReturn = true,
}: ReadOptions): SWRConfiguration<Answer<Data>, unknown> => ({
  keepPreviousData: keepPrevious,
  compare: (a, b) => isEqual(untimed(a), untimed(b)),
  ...(!onReturn && { revalidateOnFocus: false }),
  ...(everyMs !== undefined && {
    refreshInterval: everyMs,
    shouldRetryOnError: true,
    // After a failure SWR stops polling and only retries, so the retries use the same interval.
    onErrorRetry: (_error, _key, _config, revalidate, again) =>
      void setTimeout(() => void revalidate(again), everyMs),
  }),
});

/** Passed instead of an input: nothing is requested yet. */
export const NOT_YET = Symbol('not yet');

/**
 * Loads and caches the response of a read endpoint. The type excludes endpoints that change state, because a cache
 * refetches automatically.
 */
export function useRead<E extends ReadEndpoint>(
  endpoint: E,
  input: InputOf<E> | typeof NOT_YET,
  options: ReadOptions = {},
): Read<DataOf<E>> {
  const api = useApi();
  const skip = input === NOT_YET;
  const read = useSWR<Answer<DataOf<E>>, unknown>(
    skip ? null : readKey(endpoint, input),
    // Only called with an input: the key is null without one.
    () => requestRead(api, endpoint, input as InputOf<E>),
    optionsOf(options),
  );
  const { mutate } = read;
  const reload = useCallback(async () => {
    // A failed reload is silent, like a failed load.
    await mutate().catch(() => undefined);
  }, [mutate]);
  // Getters: SWR re-renders a component only for the values that it has read, and few read `refreshing`.
  return {
    get answer() {
      return read.data;
    },
    get data() {
      return read.data?.data;
    },
    get state() {
      return read.data !== undefined ? 'ready' : read.error !== undefined ? 'failed' : 'loading';
    },
    get error() {
      return read.error;
    },
    get isPartial() {
      return read.data !== undefined && read.data.lost.length > 0;
    },
    get refreshing() {
      return read.isValidating;
    },
    reload,
  };
}
