import { isPhoneVerified, OTP_VERIFIED, useSendOtp } from '#/data/use-account';
import type { SentOtp } from './register-steps';

/** Before this has passed no other code may be asked for, in milliseconds. */
const RESEND_AFTER_MS = 60_000;

/** Sends a one-time password. */
export function useOtpSender() {
  const write = useSendOtp();
  /** Gives what was sent, or that the phone is verified already; null where neither came of it. */
  const send = async (phone: string): Promise<SentOtp | 'verified' | null> => {
    const result = await write.run({ phoneNumber: phone });
    if (result.status !== 'done') {
      return result.status === 'refused' && isPhoneVerified(result.error) ? 'verified' : null;
    }
    const { code, otpToken, otpRef } = result.data;
    if (code === OTP_VERIFIED || !otpToken) return 'verified';
    return { phone, token: otpToken, reference: otpRef ?? '', resendAt: Date.now() + RESEND_AFTER_MS };
  };
  return { write, send };
}
