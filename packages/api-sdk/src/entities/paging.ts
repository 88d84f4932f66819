import * as z from 'zod/mini';
import { lazy } from '../schema/lazy';
import { wholeNumberSchema } from '../schema/whole-number';

/** The requested page of a list. Pages start at 1. */
export interface Paging {
  readonly page: number;
  readonly limit: number;
}

export const pagingSchema = /* @__PURE__ */ lazy<Paging>(() =>
  z.object({ page: wholeNumberSchema(), limit: wholeNumberSchema() }),
);
