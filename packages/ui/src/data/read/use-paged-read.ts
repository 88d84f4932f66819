import type { Paging as PagingInput, ReadEndpoint } from '@member-wallet/api-sdk';
import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { knownPages } from './known-pages';
import { readsOf } from './read-key';
import { type Read, type ReadOptions, useRead } from './use-read';

interface List<Data> {
  readonly pageSize: number;
  readonly rowsOf: (data: Data) => { readonly length: number };
}

/** `answer`, `data` and `state` are those of the requested page only. */
export interface PagedRead<Data> extends Read<Data> {
  /** The data loaded last, for facts about the whole list. While a page loads, it is that of another page. */
  readonly latest: Data | undefined;
  /** The number of pages according to `latest`, so that the pager does not disappear while a page loads. */
  readonly pages: number;
}

/** The requested page, and a function that requests another. */
export interface Paging {
  /** Counts from 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/**
 * One page of a list. If the list has become so short that the page no longer exists, requests its last page instead.
 */
export function usePagedRead<Data extends { readonly total?: number | null | undefined }>(
  endpoint: ReadEndpoint<PagingInput, Data>,
  { page, onPage }: Paging,
  { pageSize, rowsOf }: List<Data>,
  options?: Omit<ReadOptions, 'keepPrevious'>,
): PagedRead<Data> {
  const read = useRead(endpoint, { page, limit: pageSize }, { ...options, keepPrevious: true });
  // On a slow phone, rendering the rows takes longer than a frame. The pager is deferred with them.
  const answer = useDeferredValue(read.answer);
  const latest = answer?.data;
  const latestPage = pageOf(answer?.input, page);
  const pages = latest
    ? knownPages({ total: latest.total, rows: rowsOf(latest).length, page: latestPage }, pageSize)
    : 1;
  const isPastEnd =
    answer !== undefined &&
    latestPage === page &&
    page > pages &&
    rowsOf(answer.data).length === 0 &&
    answer.lost.length === 0;
  const { mutate } = useSWRConfig();
  const turnTo = useEffectEvent((last: number) => {
    // The cached pages are stale too: the list has become shorter.
    void mutate(readsOf([endpoint])).catch(() => undefined);
    onPage(last);
  });
  useEffect(() => {
    if (isPastEnd) turnTo(pages);
  }, [isPastEnd, pages]);
  const wanted = latestPage === page && !isPastEnd ? answer : undefined;
  return {
    answer: wanted,
    data: wanted?.data,
    get state() {
      return wanted !== undefined ? 'ready' : read.error !== undefined ? 'failed' : 'loading';
    },
    get error() {
      return read.error;
    },
    get isPartial() {
      return wanted !== undefined && wanted.lost.length > 0;
    },
    get refreshing() {
      return read.refreshing;
    },
    reload: read.reload,
    latest,
    pages,
  };
}

const pageOf = (input: unknown, wanted: number): number =>
  typeof input === 'object' && input !== null && 'page' in input && typeof input.page === 'number'
    ? input.page
    : wanted;
