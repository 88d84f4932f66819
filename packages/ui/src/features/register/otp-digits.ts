import { westernDigits } from '#/money/western-digits';

export const OTP_LENGTH = 6;

/**
 * The code in what was typed or pasted: digits only, Thai and Lao ones too. Of a pasted message the first
 * run of six digits is the code, not the phone number or the year before it.
 */
export function otpDigits(text: string): string {
  const western = westernDigits(text);
  const code = /(?<!\d)\d{6}(?!\d)/.exec(western)?.[0];
  return code ?? western.replace(/\D/g, '').slice(0, OTP_LENGTH);
}
