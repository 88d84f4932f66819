import type { StoredValues } from '#/session/stored-values';
import type { RegistrationProgress } from './register-steps';
import { RESEND_AFTER_MS } from './use-otp-sender';

/**
 * Keeps how far a registration has come as long as the tab lives: after a reload the code that was sent can still be
 * given. What was typed is not kept, because it contains a password.
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
      // The clock may have been set back meanwhile.
      sentOtp: { ...sentOtp, resendAt: Math.min(sentOtp.resendAt, Date.now() + RESEND_AFTER_MS) },
    }),
  };
}
