import { listStatement, type Statement } from '@member-wallet/api-sdk';
import { FIRST_ENTRIES } from '#/data/read/first-inputs';
import { type PagedRead, type Paging, usePagedRead } from '#/data/read/use-paged-read';
import { type ReadOptions, useRead } from '#/data/read/use-read';

const ENTRIES = { pageSize: FIRST_ENTRIES.limit, rowsOf: ({ statements }: Statement) => statements };

/** The newest entries. */
export const useNewestEntries = (options?: ReadOptions) => useRead(listStatement, FIRST_ENTRIES, options);

export const useStatement = (paging: Paging): PagedRead<Statement> =>
  usePagedRead(listStatement, paging, ENTRIES);
