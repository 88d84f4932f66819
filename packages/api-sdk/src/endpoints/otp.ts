import * as z from 'zod/mini';
import { endpoint } from '../endpoint/endpoint';
import { otpCheckedSchema, otpSentSchema } from '../entities/otp';

/** Sends a one-time password by SMS, unless the phone is verified already (code OTP_VERIFIED). */
export const sendOtp = /* @__PURE__ */ endpoint({
  operationId: 'sendOtp',
  method: 'POST',
  path: '/api/otp/send',
  auth: 'none',
  effect: 'write',
  summary: 'Sends a one-time password by SMS, unless the phone is verified already.',
  body: () => z.object({ phoneNumber: z.string() }),
  response: otpSentSchema,
  errors: [
    'OTP_BLOCK',
    'OTP_SEND_FAIL',
    'OTP_VERIFIED',
    'EXISTING_USER',
    'PHONE_NUMBER_REQUIRE_10_DIGIT',
    'INVALID_USER_INFO',
  ],
  example: {
    input: { phoneNumber: '0812345678' },
    response: { otpRef: 'KXQD', otpToken: 'c2FtcGxl', code: 'OTP_SENT' },
  },
});

/** Verifies a one-time password. */
export const verifyOtp = /* @__PURE__ */ endpoint({
  operationId: 'verifyOtp',
  method: 'POST',
  path: '/api/otp/verify',
  auth: 'none',
  effect: 'write',
  summary: 'Verifies a one-time password.',
  body: () => z.object({ otpToken: z.string(), otpCode: z.string() }),
  response: otpCheckedSchema,
  errors: [
    'OTP_BLOCK',
    'OTP_TOKEN_INVALID',
    'OTP_NOT_EXIST',
    'OTP_EXPIRED',
    'OTP_CODE_INVALID',
    'OTP_VERIFY_FAIL',
  ],
  example: { input: { otpToken: 'c2FtcGxl', otpCode: '482913' }, response: { code: 'OTP_CODE_VALID' } },
});
