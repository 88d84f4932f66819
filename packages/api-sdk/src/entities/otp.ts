import * as z from 'zod/mini';
import { lazy } from '../schema/lazy';
import type { Open } from '../schema/open-enum';
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
}

export const otpSentSchema = /* @__PURE__ */ lazy<OtpSent>(() =>
  z.looseObject({
    otpRef: orNull(z.string()),
    otpToken: orNull(z.string()),
    code: orNull(openEnum(['OTP_VERIFIED'])),
  }),
);

/** The result of verifying a code. */
export interface OtpChecked {
  readonly code: Open<'OTP_CODE_VALID' | 'OTP_VERIFIED'>;
}

export const otpCheckedSchema = /* @__PURE__ */ lazy<OtpChecked>(() =>
  z.looseObject({ code: openEnum(['OTP_CODE_VALID', 'OTP_VERIFIED']) }),
);
