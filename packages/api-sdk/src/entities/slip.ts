import * as z from 'zod/mini';
import { amountSchema } from '../schema/amount';
import { lazy } from '../schema/lazy';
import type { Open } from '../schema/open-enum';
import { openEnum } from '../schema/open-enum';
import { orNull } from '../schema/or-null';
import type { SlipReason } from '../errors/slip-reasons';
import { slipReasons } from '../errors/slip-reasons';
import type { StatementStatus } from './statement';

/** An uploaded deposit slip. */
export interface Slip {
  /** ISO date-time. */
  readonly createdAt: string;
  /** Major units; null or 0 until the slip is read. */
  readonly amount: number | null;
  readonly status: StatementStatus;
  /** Why it was refused. */
  readonly note?: Open<SlipReason> | null | undefined;
  /** Address of the image; without it, ask by `reference`. */
  readonly link?: string | null | undefined;
  readonly reference?: string | null | undefined;
}

export interface SlipList {
  readonly slips: readonly Slip[];
  /** How many there are on all pages; some servers leave it out. */
  readonly total?: number | null | undefined;
}

export const slipListSchema = /* @__PURE__ */ lazy<SlipList>(() =>
  z.looseObject({
    slips: z.array(
      z.looseObject({
        createdAt: z.string(),
        amount: orNull(amountSchema()),
        status: openEnum(['SUCCESS', 'FAILED']),
        note: orNull(openEnum(slipReasons)),
        link: orNull(z.string()),
        reference: orNull(z.string()),
      }),
    ),
    total: orNull(amountSchema()),
  }),
);

/** Where an image is. */
export interface ImageAddress {
  readonly url: string;
}

export const imageAddressSchema = /* @__PURE__ */ lazy<ImageAddress>(() =>
  z.looseObject({ url: z.string() }),
);
