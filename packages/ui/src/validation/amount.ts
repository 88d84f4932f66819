import type { Minor } from '#/money/minor';
import { type AmountTerms, parseAmount, type AmountProblem as Unreadable } from '#/money/parse';
import { westernDigits } from '#/money/western-digits';
import { invalid, valid, type Checked } from './checked';

export type AmountProblem =
  | { readonly code: `amount-${Unreadable}` }
  | { readonly code: 'amount-below-minimum'; readonly minimum: Minor }
  | { readonly code: 'amount-above-maximum'; readonly maximum: Minor }
  | { readonly code: 'amount-above-balance'; readonly available: Minor };

interface AmountBounds extends AmountTerms {
  readonly minimum?: Minor | undefined;
  readonly maximum?: Minor | undefined;
  /** The balance of the source. */
  readonly available?: Minor | undefined;
}

/** Parses an amount and checks it against its bounds, all of them inclusive. */
export function checkAmount(text: string, bounds: AmountBounds): Checked<Minor, AmountProblem> {
  const parsed = parseAmount(text, bounds);
  if (!parsed.ok) return invalid({ code: `amount-${parsed.reason}` });
  const { minimum, maximum, available } = bounds;
  const amount = parsed.minor;
  if (minimum !== undefined && amount < minimum) return invalid({ code: 'amount-below-minimum', minimum });
  if (maximum !== undefined && amount > maximum) return invalid({ code: 'amount-above-maximum', maximum });
  if (available !== undefined && amount > available) {
    return invalid({ code: 'amount-above-balance', available });
  }
  return valid(amount);
}

/** Whether the text is empty, zero in any form, or a negative amount. */
export function isNothing(text: string): boolean {
  const typed = westernDigits(text)
    .replace(/[\s,\p{Sc}]/gu, '')
    .replace(/^[\u2010-\u2015\u2212]/, '-');
  return Number(typed) <= 0;
}
