import { listStatement, type Statement } from '@member-wallet/api-sdk';
import { type PagedRead, type Paging, usePagedRead } from './use-paged-read';
import { type ReadOptions, useRead } from './use-read';

const ENTRIES = { pageSize: 10, rowsOf: ({ statements }: Statement) => statements };

/** What the statement asks for when it opens. */
export const FIRST_ENTRIES = { page: 1, limit: ENTRIES.pageSize } as const;

/** The newest entries. */
export const useNewestEntries = (options?: ReadOptions) => useRead(listStatement, FIRST_ENTRIES, options);

export const useStatement = (paging: Paging): PagedRead<Statement> =>
  usePagedRead(listStatement, paging, ENTRIES);
