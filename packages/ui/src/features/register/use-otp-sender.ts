import { isPhoneVerified, OTP_VERIFIED, useSendOtp } from '#/data/member/use-account';
import type { SentOtp } from './register-steps';

/** The time until another code may be requested, in milliseconds. */
export const RESEND_AFTER_MS = 60_000;

/** Requests a one-time password. */
export function useOtpSender() {
  const write = useSendOtp();
  /** Returns what was sent, or 'verified' if the phone already is; null if the request failed. */
  const send = async (phone: string): Promise<SentOtp | 'verified' | null> => {
    const result = await write.run({ phoneNumber: phone });
    if (result.status !== 'done') {
      return result.status === 'refused' && isPhoneVerified(result.error) ? 'verified' : null;
    }
    const { code, otpToken, otpRef, otpLength } = result.data;
    if (code === OTP_VERIFIED || !otpToken) return 'verified';
    return {
      phone,
      token: otpToken,
      reference: otpRef ?? '',
      length: otpLength ?? null,
      resendAt: Date.now() + RESEND_AFTER_MS,
    };
  };
  return { write, send };
}
