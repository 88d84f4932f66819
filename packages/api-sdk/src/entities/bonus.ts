import * as z from 'zod/mini';
import { countSchema } from '../schema/amount';
import { flagSchema } from '../schema/flag';
import { neededTextSchema } from '../schema/needed-text';
import { lazy } from '../schema/lazy';
import type { Open } from '../schema/open';
import { openEnum } from '../schema/open-enum';
import { orNull } from '../schema/or-null';
import { timeSchema } from '../schema/time';
import type { Banner } from './banner';
import { bannerSchema } from './banner';

/** The period that `maxReceived` applies to: lifetime, day or week. */
export type BonusType = Open<'limit' | 'day' | 'week'>;

/** This member's history with a bonus. */
export interface UserBonus {
  readonly _id?: string | null | undefined;
  readonly isActive: boolean;
  /** One item per receipt; `updatedAt` is an ISO date-time. */
  readonly received: readonly { readonly updatedAt: string }[];
}

export interface Bonus {
  readonly code: string;
  readonly type: BonusType;
  /** How often it can be received; null means no limit. */
  readonly maxReceived: number | null;
  /** Shown in the dialog's notice, in percent. */
  readonly percentFail?: number | null | undefined;
  readonly banners: readonly Banner[];
  /** Null when the member has never received it. */
  readonly userBonus: UserBonus | null;
}

export const bonusListSchema = /* @__PURE__ */ lazy<readonly Bonus[]>(() =>
  z.array(
    z.looseObject({
      code: neededTextSchema(),
      type: openEnum(['limit', 'day', 'week']),
      maxReceived: orNull(countSchema()),
      percentFail: orNull(countSchema()),
      banners: z.array(bannerSchema()),
      userBonus: orNull(
        z.looseObject({
          _id: orNull(z.string()),
          isActive: flagSchema(),
          received: z.array(z.looseObject({ updatedAt: timeSchema() })),
        }),
      ),
    }),
  ),
);

/** Whether a bonus is active. */
export interface BonusStatus {
  readonly status: boolean;
  /** The active bonus's type; null or missing without one. */
  readonly type?: string | null | undefined;
}

export const bonusStatusSchema = /* @__PURE__ */ lazy<BonusStatus>(() =>
  z.looseObject({ status: flagSchema(), type: orNull(z.string()) }),
);

/** A promotion, looked up by its code. */
export interface Promotion {
  /** Percent. */
  readonly percentFail: number | null;
  readonly description: string | null;
}

export const promotionSchema = /* @__PURE__ */ lazy<Promotion>(() =>
  z.looseObject({ percentFail: orNull(countSchema()), description: orNull(z.string()) }),
);
