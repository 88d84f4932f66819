/** The wizard's steps in order; the one-time password may be skipped, the count stays four. */
export const STEPS = ['phone', 'otp', 'profile', 'bank'] as const;
export type Step = (typeof STEPS)[number];

/** A one-time password under way: which phone it went to, and until when no other may be asked for. */
export interface SentOtp {
  readonly phone: string;
  readonly token: string;
  readonly reference: string;
  readonly resendAt: number;
}

/** What the steps have established so far. */
export interface Facts {
  readonly phone?: string;
  readonly verifiedPhone?: string;
  readonly sentOtp?: SentOtp;
}

/** Counts from 1. */
export const stepNumber = (step: Step): number => STEPS.indexOf(step) + 1;

/**
 * Where Next on the phone step leads.
 * @param otpEnabled the server's lookup
 * @param verified the phone is verified already: in this visit, or the server answered OTP_VERIFIED
 */
export const afterPhone = (otpEnabled: boolean, verified: boolean): Step =>
  otpEnabled && !verified ? 'otp' : 'profile';

/**
 * The step that the history names, as far as what it needs is known: after a reload, or forward past a
 * changed phone number, the wizard starts again.
 */
export function reachableStep(wanted: unknown, facts: Facts): Step {
  const step = STEPS.find((each) => each === wanted) ?? 'phone';
  if (facts.phone === undefined) return 'phone';
  return step === 'otp' && facts.sentOtp?.phone !== facts.phone ? 'phone' : step;
}
