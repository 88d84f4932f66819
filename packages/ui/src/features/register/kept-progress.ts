import type { StoredValues } from '#/session/stored-values';
import type { RegistrationProgress } from './register-steps';
import { RESEND_AFTER_MS } from './use-otp-sender';

/**
 * Stores the progress of a registration until the tab is closed, so that a code that was sent can still be entered after a
 * reload. The other input is not stored, because it contains a password.
 */
export function keepProgress(values: StoredValues, progress: RegistrationProgress): void {
  const { phone, verifiedPhone, sentOtp } = progress;
  if (phone === undefined && sentOtp === undefined) values.remove('registration');
  else values.set('registration', { phone, verifiedPhone, sentOtp });
}

export function keptProgress(values: StoredValues): RegistrationProgress {
  const { phone, verifiedPhone, sentOtp } = values.get('registration') ?? {};
  return {
    ...(phone && { phone }),
    ...(verifiedPhone && { verifiedPhone }),
    ...(sentOtp && {
      // Limited, because the clock may have been set back meanwhile.
      sentOtp: { ...sentOtp, resendAt: Math.min(sentOtp.resendAt, Date.now() + RESEND_AFTER_MS) },
    }),
  };
}
