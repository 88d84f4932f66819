/** The wizard's steps in order. The one-time password may be skipped; the total shown stays four. */
export const STEPS = ['phone', 'otp', 'profile', 'bank'] as const;
export type Step = (typeof STEPS)[number];

/** A one-time password that was sent: to which phone, and when another may be requested. */
export interface SentOtp {
  readonly phone: string;
  readonly token: string;
  readonly reference: string;
  /** The number of digits in the code, if the server said. */
  readonly length: number | null;
  readonly resendAt: number;
}

/** What the steps have established so far. */
export interface RegistrationProgress {
  readonly phone?: string;
  readonly verifiedPhone?: string;
  readonly sentOtp?: SentOtp;
  /** The server has accepted what is on the profile step. */
  readonly hasProfile?: true;
}

/** Counts from 1. */
export const stepNumber = (step: Step): number => STEPS.indexOf(step) + 1;

/**
 * Where Next on the phone step leads.
 * @param otpEnabled the result of the server's lookup
 * @param verified the phone is verified already: in this visit, or the server answered OTP_VERIFIED
 */
export const afterPhone = (otpEnabled: boolean, verified: boolean): Step =>
  otpEnabled && !verified ? 'otp' : 'profile';

/**
 * The step in the history state, or the last one before it whose input is known: a phone number may have been changed
 * since, and a password is not there any more after a reload.
 */
export function reachableStep(wanted: unknown, progress: RegistrationProgress): Step {
  const step = STEPS.find((each) => each === wanted) ?? 'phone';
  if (progress.phone === undefined) return 'phone';
  if (step === 'otp' && progress.sentOtp?.phone !== progress.phone) return 'phone';
  return step === 'bank' && !progress.hasProfile ? 'profile' : step;
}
