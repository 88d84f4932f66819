import { listStatement, type Statement } from '@member-wallet/api-sdk';
import { type PagedRead, usePagedRead } from './use-paged-read';

const ENTRIES = { pageSize: 10, rowsOf: ({ statements }: Statement) => statements };

/** @param page counts from 1 */
export const useStatement = (page: number): PagedRead<Statement> =>
  usePagedRead(listStatement, page, ENTRIES);
