import { listStatement, type Statement } from '@member-wallet/api-sdk';
import { type Read, useRead } from './use-read';

export const STATEMENT_PAGE_SIZE = 10;

/** @param page counts from 1 */
export const useStatement = (page: number): Read<Statement> =>
  useRead(listStatement, { page, limit: STATEMENT_PAGE_SIZE });
