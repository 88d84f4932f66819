import { isApiError } from '@member-wallet/api-sdk';
import { useSendOtp } from '#/data/use-account';
import type { ErrorText } from '#/errors/error-text';
import { presentError } from '#/errors/present-error';
import type { SentOtp } from './register-steps';

/** Before this has passed no other code may be asked for, in milliseconds. */
const RESEND_AFTER_MS = 60_000;

export type OtpAnswer =
  | { readonly status: 'sent'; readonly otp: SentOtp }
  | { readonly status: 'verified' }
  | { readonly status: 'failed'; readonly text: ErrorText }
  | { readonly status: 'ignored' };

/** Sends a one-time password; a server may answer that the phone is verified already, as success or as error. */
export function useOtpSender() {
  const action = useSendOtp();
  const send = async (phone: string): Promise<OtpAnswer> => {
    const outcome = await action.run({ phoneNumber: phone });
    if (outcome.status === 'ignored') return outcome;
    if (outcome.status === 'done') {
      const { code, otpToken, otpRef } = outcome.data;
      if (code === 'OTP_VERIFIED') return { status: 'verified' };
      if (!otpToken) return { status: 'failed', text: { key: 'server.OTP_SEND_FAIL' } };
      const resendAt = Date.now() + RESEND_AFTER_MS;
      return { status: 'sent', otp: { phone, token: otpToken, reference: otpRef ?? '', resendAt } };
    }
    if (isApiError(outcome.error) && outcome.error.code === 'OTP_VERIFIED') return { status: 'verified' };
    const presentation = presentError(outcome.error, 'otp');
    return 'text' in presentation ? { status: 'failed', text: presentation.text } : { status: 'ignored' };
  };
  return { send, running: action.running };
}
