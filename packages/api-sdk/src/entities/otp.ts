import * as z from 'zod/mini';
import { accept } from '../schema/accept';
import { lazy } from '../schema/lazy';
import type { Open } from '../schema/open';
import { openEnum } from '../schema/open-enum';
import { orNull } from '../schema/or-null';

/** The result of requesting a one-time password: sent, or not needed. */
export interface OtpSent {
  /** Shown to the member beside the code field, so that they find the right SMS. */
  readonly otpRef?: string | null | undefined;
  /** Pass it to verifyOtp together with the code. */
  readonly otpToken?: string | null | undefined;
  /** OTP_VERIFIED: this phone number is already verified; skip the step. */
  readonly code?: Open<'OTP_VERIFIED'> | null | undefined;
  /** The number of digits in the code, 4 to 8; null if the server does not say. An extension of the contract. */
  readonly otpLength?: number | null | undefined;
}

const SHORTEST = 4;
const LONGEST = 8;

/** Ignores any other value: an invalid field must not hide that the code was sent. */
const readLength = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= SHORTEST && value <= LONGEST
    ? value
    : null;

export const otpSentSchema = /* @__PURE__ */ lazy<OtpSent>(() =>
  z.looseObject({
    otpRef: orNull(z.string()),
    otpToken: orNull(z.string()),
    code: orNull(openEnum(['OTP_VERIFIED'])),
    otpLength: orNull(
      accept(readLength, 'other', {
        description: 'Not specified: an integer from 4 to 8; anything else counts as null.',
      }),
    ),
  }),
);

/** The result of verifying a code. */
export interface OtpChecked {
  readonly code: Open<'OTP_CODE_VALID' | 'OTP_VERIFIED'>;
}

export const otpCheckedSchema = /* @__PURE__ */ lazy<OtpChecked>(() =>
  z.looseObject({ code: openEnum(['OTP_CODE_VALID', 'OTP_VERIFIED']) }),
);
