import * as z from 'zod/mini';
import { amountSchema, countSchema } from '../schema/amount';
import { lazy } from '../schema/lazy';
import { orNull } from '../schema/or-null';
import { timeSchema } from '../schema/time';

/** A cashback payment. */
export interface RefundEntry {
  /** Major units. */
  readonly refundAmount: number | null;
  /** ISO date-time. */
  readonly createdAt: string;
}

export interface RefundList {
  readonly refunds: readonly RefundEntry[];
  /** The total over all pages; some servers omit it. */
  readonly total?: number | null | undefined;
}

export const refundListSchema = /* @__PURE__ */ lazy<RefundList>(() =>
  z.looseObject({
    refunds: z.array(z.looseObject({ refundAmount: orNull(amountSchema()), createdAt: timeSchema() })),
    total: orNull(countSchema()),
  }),
);

/**
 * The cashback that can be claimed now. The specification gives no types for `result`, `bonus` and `info`; they are
 * passed through unchanged.
 */
export interface RefundCheck {
  readonly result?: unknown;
  readonly bonus?: unknown;
  readonly info?: unknown;
  /** Claimable, in major units. */
  readonly refundAmount: number | null;
  /** How many cashbacks were paid so far. A count, not money. */
  readonly refundSuccess?: number | null | undefined;
  /** How many failed so far. A count, not money. */
  readonly refundFail?: number | null | undefined;
}

export const refundCheckSchema = /* @__PURE__ */ lazy<RefundCheck>(() =>
  z.looseObject({
    result: z.optional(z.unknown()),
    bonus: z.optional(z.unknown()),
    info: z.optional(z.unknown()),
    refundAmount: orNull(amountSchema()),
    refundSuccess: orNull(countSchema()),
    refundFail: orNull(countSchema()),
  }),
);
