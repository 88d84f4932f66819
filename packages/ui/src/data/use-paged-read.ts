import type { Paging, ReadEndpoint } from '@member-wallet/api-sdk';
import { useDeferredValue } from 'react';
import { inputOf } from './asked-with';
import { pagesOf } from './pages';
import { type Read, type ReadOptions, useRead } from './use-read';

interface List<Data> {
  readonly pageSize: number;
  readonly rowsOf: (data: Data) => { readonly length: number };
}

/** `data` and `state` are those of the wanted page alone. */
export interface PagedRead<Data> extends Read<Data> {
  /** What was loaded last, for what is true of the whole list: another page's while the wanted one loads. */
  readonly latest: Data | undefined;
  /** How many pages there are, by `latest`: the pager does not come and go while it turns. */
  readonly pages: number;
}

/** One page of a list. @param page counts from 1 */
export function usePagedRead<Data extends { readonly total?: number | null | undefined }>(
  endpoint: ReadEndpoint<Paging, Data>,
  page: number,
  { pageSize, rowsOf }: List<Data>,
  options?: Omit<ReadOptions, 'keepPrevious'>,
): PagedRead<Data> {
  const read = useRead(endpoint, { page, limit: pageSize }, { ...options, keepPrevious: true });
  // On a slow phone, rendering the rows takes longer than a frame; the pager comes with them.
  const latest = useDeferredValue(read.data);
  const latestPage = latest === undefined ? page : pageOf(inputOf(latest), page);
  const data = latestPage === page ? latest : undefined;
  return {
    data,
    get state() {
      return data !== undefined ? 'ready' : read.error !== undefined ? 'failed' : 'loading';
    },
    get error() {
      return read.error;
    },
    get isPartial() {
      return data !== undefined && read.isPartial;
    },
    get refreshing() {
      return read.refreshing;
    },
    reload: read.reload,
    latest,
    pages: latest
      ? pagesOf({ total: latest.total, rows: rowsOf(latest).length, page: latestPage }, pageSize)
      : 1,
  };
}

const pageOf = (input: unknown, wanted: number): number =>
  typeof input === 'object' && input !== null && 'page' in input && typeof input.page === 'number'
    ? input.page
    : wanted;
