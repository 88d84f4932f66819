import { westernDigits } from '#/money/western-digits';

const SHORTEST = 4;
const LONGEST = 8;

/**
 * The code in typed or pasted text: digits only, including Thai and Lao ones. In a pasted message the first run of
 * the right number of digits is the code, not a phone number or year before it.
 * @param length null: a code of 4 to 8 digits
 */
export function otpDigits(text: string, length: number | null): string {
  const western = westernDigits(text);
  const hasLength = ({ length: digits }: string) =>
    length === null ? digits >= SHORTEST && digits <= LONGEST : digits === length;
  // Typed with a gap, a code of unknown length is not two runs.
  const hasRuns = length !== null || /[^\d\s-]/.test(western);
  const code = hasRuns ? western.match(/\d+/g)?.find(hasLength) : undefined;
  return code ?? western.replace(/\D/g, '').slice(0, length ?? LONGEST);
}

export const isOtpComplete = (code: string, length: number | null): boolean =>
  code.length >= (length ?? SHORTEST);
