import type { StoredValues } from '#/session/stored-values';
import type { RegistrationProgress } from './register-steps';
import { RESEND_AFTER_MS } from './use-otp-sender';

/**
 * Keeps how far a registration has come as long as the tab lives: after a reload the code that was sent can still be
 * given. What was typed is not kept, because it contains a password.
 */
export function keepProgress(values: StoredValues, progress: RegistrationProgress): void {
  const { phone, verifiedPhone, sentOtp } = progress;
  const parts = [
    phone,
    verifiedPhone,
    sentOtp?.phone,
    sentOtp?.token,
    sentOtp?.reference,
    sentOtp?.length,
    sentOtp?.resendAt,
  ];
  if (phone === undefined && sentOtp === undefined) values.remove('registration');
  else values.set('registration', parts.map((part) => encodeURIComponent(part ?? '')).join(' '));
}

export function keptProgress(values: StoredValues): RegistrationProgress {
  const [phone, verifiedPhone, sentTo, token, reference, length, resendAt] = (
    values.get('registration') ?? ''
  )
    .split(' ')
    .map(decode);
  return {
    ...(phone && { phone }),
    ...(verifiedPhone && { verifiedPhone }),
    ...(sentTo &&
      token && {
        sentOtp: {
          phone: sentTo,
          token,
          reference: reference ?? '',
          length: Number(length) || null,
          // The clock may have been set back meanwhile.
          resendAt: Math.min(Number(resendAt), Date.now() + RESEND_AFTER_MS),
        },
      }),
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
