import type { DataTag, InfiniteData } from '@tanstack/react-query';
import type { DataOf, ErrorCodeOf } from '../endpoint/endpoint-types';
import type { SdkError } from '../errors/sdk-errors';
import type { ListEndpoint } from '../lists/paginate';
import type { ReadKey } from '../queries/keys';
import { pagesKey } from '../queries/keys';
import { hasMore } from '../queries/pages';
import type { SessionClient } from '../queries/session-client';
import type { ReadQuery } from './read-query';
import { retrying } from './read-query';

export interface ListQueryOptions {
  /** Rows per request; 20 by default. */
  readonly limit?: number | undefined;
}

/** The options of an infinite query, for `useInfiniteQuery` and the like. */
export interface ListQuery<Page, Failure> extends Omit<ReadQuery<Page, Failure>, 'queryKey' | 'queryFn'> {
  readonly queryKey: DataTag<ReadKey, InfiniteData<Page, number>, Failure>;
  readonly queryFn: (context: { readonly signal: AbortSignal; readonly pageParam: number }) => Promise<Page>;
  readonly initialPageParam: number;
  readonly getNextPageParam: (last: Page, pages: Page[]) => number | undefined;
}

/** The options for reading a list page by page: `useInfiniteQuery(listQuery(client, listStatement))`. */
export const listQuery = <List extends ListEndpoint>(
  client: SessionClient,
  list: List,
  { limit = 20 }: ListQueryOptions = {},
): ListQuery<DataOf<List>, SdkError<ErrorCodeOf<List>>> => ({
  queryKey: pagesKey(client, list, limit) as ListQuery<DataOf<List>, SdkError<ErrorCodeOf<List>>>['queryKey'],
  queryFn: ({ pageParam, signal }) =>
    list(client, { page: pageParam, limit }, { signal }) as Promise<DataOf<List>>,
  initialPageParam: 1,
  getNextPageParam: (_, pages) => (hasMore(list, pages) ? pages.length + 1 : undefined),
  ...retrying,
});
