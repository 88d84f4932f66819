import { westernDigits } from '#/money/western-digits';

export const OTP_LENGTH = 6;

/**
 * The code in typed or pasted text: digits only, including Thai and Lao ones. In a pasted message the first run
 * of exactly six digits is the code, not a phone number or year before it.
 */
export function otpDigits(text: string): string {
  const western = westernDigits(text);
  const code = /(?<!\d)\d{6}(?!\d)/.exec(western)?.[0];
  return code ?? western.replace(/\D/g, '').slice(0, OTP_LENGTH);
}
