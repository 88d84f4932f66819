import { MINOR_DIGITS, minor, type Minor } from './minor';
import { westernDigits } from './western-digits';

export type AmountProblem = 'empty' | 'format' | 'decimals' | 'too-large';

export type ParsedAmount =
  | { readonly ok: true; readonly minor: Minor }
  | { readonly ok: false; readonly reason: AmountProblem };

// Commas only where they group by three: "1,50" must not silently become 150.
const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/;

/**
 * Parses an amount as typed: Western, Thai or Lao digits, grouping commas, a leading currency symbol. Signs,
 * exponents and European grouping are rejected rather than guessed at.
 * @param digits the decimals that may be typed (0 to 2); the result is in hundredths regardless
 */
export function parseAmount(text: string, digits: number = MINOR_DIGITS): ParsedAmount {
  const typed = westernDigits(text)
    .trim()
    .replace(/^\p{Sc}\s*/u, '');
  if (typed === '') return { ok: false, reason: 'empty' };
  const match = AMOUNT.exec(typed);
  const whole = match?.[1]?.replaceAll(',', '') ?? '';
  const fraction = match?.[2] ?? '';
  if (!match || whole + fraction === '') return { ok: false, reason: 'format' };
  if (fraction.length > digits) return { ok: false, reason: 'decimals' };
  const value = Number(whole + fraction.padEnd(MINOR_DIGITS, '0'));
  if (!Number.isSafeInteger(value)) return { ok: false, reason: 'too-large' };
  return { ok: true, minor: minor(value) };
}
