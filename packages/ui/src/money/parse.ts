import { MINOR_DIGITS, minor, type Minor } from './minor';
import { plainAmount } from './plain-amount';

export type AmountProblem = 'empty' | 'format' | 'currency' | 'decimals' | 'too-large';

type ParsedAmount =
  | { readonly ok: true; readonly minor: Minor }
  | { readonly ok: false; readonly reason: AmountProblem };

/** How an amount may be typed: the symbol that may precede it, and the most decimals. */
export interface AmountTerms {
  readonly symbol: string;
  readonly digits: number;
}

// Commas and spaces only where they group by three: "1,50" must not silently become 150.
const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)?(?:\.(\d*))?$/;

/**
 * Parses an amount as typed or pasted: Western, Thai, Lao or full-width digits, grouped by commas or spaces, with the
 * symbol of its currency before it. Symbols of other currencies, signs, exponents and European grouping are rejected
 * instead of being guessed.
 * @returns hundredths, even in currencies without decimals
 */
export function parseAmount(text: string, { symbol, digits }: AmountTerms): ParsedAmount {
  const typed = plainAmount(text, symbol);
  if (typed === '') return { ok: false, reason: 'empty' };
  const match = AMOUNT.exec(typed);
  const whole = match?.[1]?.replace(/\D/g, '') ?? '';
  const fraction = match?.[2] ?? '';
  if (!match || whole + fraction === '') {
    const isForeign = typed.match(/\p{Sc}/gu)?.some((sign) => !symbol.includes(sign));
    return { ok: false, reason: isForeign ? 'currency' : 'format' };
  }
  // Accepts .00 in every currency, as amounts are shown. A third zero may be a European group, which is rejected.
  const isShownZero = fraction.length <= MINOR_DIGITS && Number(fraction) === 0;
  if (fraction.length > digits && !isShownZero) return { ok: false, reason: 'decimals' };
  const value = Number(whole + fraction.padEnd(MINOR_DIGITS, '0'));
  if (!Number.isSafeInteger(value)) return { ok: false, reason: 'too-large' };
  return { ok: true, minor: minor(value) };
}
