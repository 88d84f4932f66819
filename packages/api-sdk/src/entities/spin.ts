import * as z from 'zod/mini';
import { amountSchema, countSchema } from '../schema/amount';
import { flagSchema } from '../schema/flag';
import { neededTextSchema } from '../schema/needed-text';
import { lazy } from '../schema/lazy';
import { orNull } from '../schema/or-null';

/** One sector of the wheel. */
export interface Slice {
  readonly code: string;
  readonly label: string;
  /** CSS colours. */
  readonly bgColor?: string | null | undefined;
  readonly textColor?: string | null | undefined;
  /** HTML from the operator. Sanitise it before showing it. */
  readonly htmlDescription?: string | null | undefined;
}

export const sliceSchema = /* @__PURE__ */ lazy<Slice>(() =>
  z.looseObject({
    code: neededTextSchema(),
    label: z.string(),
    bgColor: orNull(z.string()),
    textColor: orNull(z.string()),
    htmlDescription: orNull(z.string()),
  }),
);

/** The wheel and the member's coins. */
export interface SpinSetup {
  readonly result: {
    /** Null when no wheel is running. */
    readonly activeSpinwheel: { readonly name: string; readonly slice: readonly Slice[] } | null;
    /** Spins left. A count, not money. */
    readonly userCoin: number | null;
  };
}

export const spinSetupSchema = /* @__PURE__ */ lazy<SpinSetup>(() =>
  z.looseObject({
    result: z.looseObject({
      activeSpinwheel: orNull(z.looseObject({ name: z.string(), slice: z.array(sliceSchema()) })),
      userCoin: orNull(countSchema()),
    }),
  }),
);

/** Where the wheel lands, or why it cannot spin. */
export interface SpinResult {
  readonly success: boolean;
  readonly result?: SpinOutcome | null | undefined;
  /** A code of the catalogue when `success` is false. */
  readonly error?: string | null | undefined;
}

export interface SpinOutcome {
  /** The slice. */
  readonly code: string;
  readonly label: string;
  /** Spins left after this one. A count, not money. */
  readonly remainingCoin?: number | null | undefined;
}

export const spinResultSchema = /* @__PURE__ */ lazy<SpinResult>(() =>
  z.looseObject({
    success: flagSchema(),
    result: orNull(
      z.looseObject({ code: neededTextSchema(), label: z.string(), remainingCoin: orNull(countSchema()) }),
    ),
    error: orNull(z.string()),
  }),
);

/** A won prize that can be claimed. */
export interface Coupon {
  /** Identifies the coupon in claimCoupon, where a server sends it. The specification names no field for that. */
  readonly _id?: string | null | undefined;
  readonly code?: string | null | undefined;
  readonly prize: CouponPrize;
  /** Major units or a count, depending on the kind of prize. */
  readonly amount: number | null;
}

/** The prize. The specification says 'slice with label, name': the two may be in the slice or beside it. */
export interface CouponPrize {
  readonly name?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly slice: CouponSlice | null;
}

/** The sector that a coupon was won on. */
export interface CouponSlice {
  readonly label: string;
  readonly name?: string | null | undefined;
  readonly code?: string | null | undefined;
  readonly htmlDescription?: string | null | undefined;
}

export const couponListSchema = /* @__PURE__ */ lazy<readonly Coupon[]>(() =>
  z.array(
    z.looseObject({
      _id: orNull(z.string()),
      code: orNull(z.string()),
      prize: z.looseObject({
        name: orNull(z.string()),
        label: orNull(z.string()),
        slice: orNull(
          z.looseObject({
            label: z.string(),
            name: orNull(z.string()),
            code: orNull(z.string()),
            htmlDescription: orNull(z.string()),
          }),
        ),
      }),
      amount: orNull(amountSchema()),
    }),
  ),
);

export interface SpinActive {
  readonly isActive: boolean;
}

export const spinActiveSchema = /* @__PURE__ */ lazy<SpinActive>(() =>
  z.looseObject({ isActive: flagSchema() }),
);
