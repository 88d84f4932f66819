import { westernDigits } from '#/money/western-digits';

const SHORTEST = 4;
const LONGEST = 8;

/**
 * The code in typed or pasted text, as Western digits; Thai and Lao digits are converted. In a pasted message, the code is
 * the first run of digits with the right length, because a phone number or year may precede it.
 * @param length null if unknown: 4 to 8 digits
 */
export function otpDigits(text: string, length: number | null): string {
  const western = westernDigits(text);
  const hasLength = ({ length: digits }: string) =>
    length === null ? digits >= SHORTEST && digits <= LONGEST : digits === length;
  // A code of unknown length that was typed with a space is one code, not two runs of digits.
  const hasRuns = length !== null || /[^\d\s-]/.test(western);
  const code = hasRuns ? western.match(/\d+/g)?.find(hasLength) : undefined;
  return code ?? western.replace(/\D/g, '').slice(0, length ?? LONGEST);
}

export const isOtpComplete = (code: string, length: number | null): boolean =>
  code.length >= (length ?? SHORTEST);
