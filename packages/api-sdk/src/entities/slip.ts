import * as z from 'zod/mini';
import { amountSchema, countSchema } from '../schema/amount';
import { lazy } from '../schema/lazy';
import type { Open } from '../schema/open';
import { openEnum } from '../schema/open-enum';
import { neededTextSchema } from '../schema/needed-text';
import { orNull } from '../schema/or-null';
import { timeSchema } from '../schema/time';
import type { SlipReason } from '../errors/slip-reasons';
import { slipReasons } from '../errors/slip-reasons';
import type { StatementStatus } from './statement';

/** An uploaded deposit slip. */
export interface Slip {
  /** ISO date-time. */
  readonly createdAt: string;
  /** Major units; null or 0 until the slip has been read. */
  readonly amount: number | null;
  readonly status: StatementStatus;
  /** Why it was rejected. */
  readonly note?: Open<SlipReason> | null | undefined;
  /** The image's address; without one, call getSlipImage with `reference`. */
  readonly link?: string | null | undefined;
  readonly reference?: string | null | undefined;
}

export interface SlipList {
  readonly slips: readonly Slip[];
  /** The total over all pages; some servers omit it. */
  readonly total?: number | null | undefined;
}

export const slipListSchema = /* @__PURE__ */ lazy<SlipList>(() =>
  z.looseObject({
    slips: z.array(
      z.looseObject({
        createdAt: timeSchema(),
        amount: orNull(amountSchema()),
        status: openEnum(['SUCCESS', 'FAILED']),
        note: orNull(openEnum(slipReasons)),
        link: orNull(z.string()),
        reference: orNull(z.string()),
      }),
    ),
    total: orNull(countSchema()),
  }),
);

/** The address of an image. */
export interface ImageAddress {
  readonly url: string;
}

export const imageAddressSchema = /* @__PURE__ */ lazy<ImageAddress>(() =>
  z.looseObject({ url: neededTextSchema() }),
);
