import type { TextFunction } from '#/i18n/text-types';
import type { Minor } from '#/money/minor';
import type { AmountProblem } from '#/validation/amount';

/** The messages that contain a bound, which differ between forms. */
interface BoundTexts {
  readonly belowMinimum: (minimum: Minor) => string;
  readonly aboveMaximum?: (maximum: Minor) => string;
  readonly aboveBalance?: (available: Minor) => string;
}

/** The message for an amount that cannot be sent. */
export function amountProblemMessage(t: TextFunction, problem: AmountProblem, bounds: BoundTexts): string {
  switch (problem.code) {
    case 'amount-empty':
    case 'amount-format':
      return t('fields.amount');
    case 'amount-currency':
      return t('amount.otherCurrency');
    case 'amount-decimals':
      return t('fields.amountDecimals');
    case 'amount-too-large':
      return t('fields.amountTooLarge');
    case 'amount-below-minimum':
      return bounds.belowMinimum(problem.minimum);
    case 'amount-above-maximum':
      return bounds.aboveMaximum?.(problem.maximum) ?? t('fields.amountTooLarge');
    case 'amount-above-balance':
      return bounds.aboveBalance?.(problem.available) ?? t('fields.amountTooLarge');
  }
}
