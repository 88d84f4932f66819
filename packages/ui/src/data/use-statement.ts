import { listStatement, type Statement } from '@member-wallet/api-sdk';
import { type PagedRead, usePagedRead } from './use-paged-read';
import { type ReadOptions, useRead } from './use-read';

const ENTRIES = { pageSize: 10, rowsOf: ({ statements }: Statement) => statements };

/** What the statement asks for when it opens. */
export const FIRST_ENTRIES = { page: 1, limit: ENTRIES.pageSize } as const;

/** The newest entries. */
export const useNewestEntries = (options?: ReadOptions) => useRead(listStatement, FIRST_ENTRIES, options);

/** @param page counts from 1 */
export const useStatement = (page: number): PagedRead<Statement> =>
  usePagedRead(listStatement, page, ENTRIES);
