import { useSWRConfig } from 'swr';
import type { SWRInfiniteConfiguration, SWRInfiniteResponse } from 'swr/infinite';
import useSWRInfinite from 'swr/infinite';
import type { DataOf, ErrorCodeOf } from '../endpoint/endpoint-types';
import type { SdkError } from '../errors/sdk-errors';
import type { ListEndpoint } from '../lists/paginate';
import { rowsIn } from '../queries/pages';
import { pagesKey } from '../queries/keys';
import type { SessionClient } from '../queries/session-client';
import { retryConfig } from './retry-config';

/** The options of useReadPages. */
export interface ReadPagesOptions {
  /** Rows per request; 20 by default. */
  readonly limit?: number | undefined;
}

/**
 * Reads and caches a list page by page: `setSize(size + 1)` reads the next page, if `hasMore(list, data)`.
 * `rowsOf(list, data)` returns the rows. Requests nothing while the client is null.
 */
export const useReadPages = <List extends ListEndpoint>(
  client: SessionClient | null,
  list: List,
  { limit = 20 }: ReadPagesOptions = {},
  config: SWRInfiniteConfiguration<DataOf<List>, SdkError<ErrorCodeOf<List>>> = {},
): SWRInfiniteResponse<DataOf<List>, SdkError<ErrorCodeOf<List>>> => {
  const host = useSWRConfig();
  return useSWRInfinite<DataOf<List>, SdkError<ErrorCodeOf<List>>>(
    (index, previous: DataOf<List> | null) => {
      const isOver = previous !== null && rowsIn(list, previous).length === 0;
      return client && !isOver ? [...pagesKey(client, list, limit), index + 1] : null;
    },
    (key) => list(client as SessionClient, { page: Number(key.at(-1)), limit }) as Promise<DataOf<List>>,
    { ...config, ...retryConfig<DataOf<List>[], SdkError<ErrorCodeOf<List>>>({ ...host, ...config }) },
  );
};
