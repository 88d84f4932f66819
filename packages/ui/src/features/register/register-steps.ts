/** The wizard's steps in order. The total is shown as four even if the one-time password is skipped. */
export const STEPS = ['phone', 'otp', 'profile', 'bank'] as const;
export type Step = (typeof STEPS)[number];

/** A one-time password that was sent. */
export interface SentOtp {
  readonly phone: string;
  readonly token: string;
  readonly reference: string;
  /** The number of digits in the code; null if the server did not send it. */
  readonly length: number | null;
  /** When another may be requested, in milliseconds since the epoch. */
  readonly resendAt: number;
}

/** The results of the completed steps. */
export interface RegistrationProgress {
  readonly phone?: string;
  readonly verifiedPhone?: string;
  readonly sentOtp?: SentOtp;
  /** The server has accepted the profile step. */
  readonly hasProfile?: true;
}

/** Starts at 1. */
export const stepNumber = (step: Step): number => STEPS.indexOf(step) + 1;

/**
 * The step after the phone step.
 * @param otpEnabled whether the server requires a one-time password
 * @param verified whether the phone was verified in this visit, or the server answered OTP_VERIFIED
 */
export const afterPhone = (otpEnabled: boolean, verified: boolean): Step =>
  otpEnabled && !verified ? 'otp' : 'profile';

/**
 * The step in the history state, or the last one before it that can be shown: the phone number may have changed since, and
 * the password is lost after a reload.
 */
export function reachableStep(wanted: unknown, progress: RegistrationProgress): Step {
  const step = STEPS.find((each) => each === wanted) ?? 'phone';
  if (progress.phone === undefined) return 'phone';
  if (step === 'otp' && progress.sentOtp?.phone !== progress.phone) return 'phone';
  return step === 'bank' && !progress.hasProfile ? 'profile' : step;
}
