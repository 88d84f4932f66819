import * as z from 'zod/mini';
import { amountSchema, countSchema } from '../schema/amount';
import { lazy } from '../schema/lazy';
import { orNull } from '../schema/or-null';
import { timeSchema } from '../schema/time';

/** The bonus earned from one invited friend. */
export interface Invite {
  /** The friend. */
  readonly from: { readonly name: string } | null;
  /** Major units. */
  readonly amount: number | null;
  /** ISO date-time. */
  readonly createdAt: string;
}

export interface InviteList {
  readonly invites: readonly Invite[];
  /** The total over all pages; some servers omit it. */
  readonly total?: number | null | undefined;
}

export const inviteListSchema = /* @__PURE__ */ lazy<InviteList>(() =>
  z.looseObject({
    invites: z.array(
      z.looseObject({
        from: orNull(z.looseObject({ name: z.string() })),
        amount: orNull(amountSchema()),
        createdAt: timeSchema(),
      }),
    ),
    total: orNull(countSchema()),
  }),
);
