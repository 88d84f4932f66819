import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { formatLimit, formatMoney } from '#/money/format';
import type { Minor } from '#/money/minor';
import type { AmountProblem } from '#/validation/amount';
import type { adviceFor, WithdrawBounds } from './withdraw-rules';

/** The words of the withdraw dialog that depend on amounts and limits. */
export function useWithdrawTexts(currency: Currency) {
  const t = useText();
  const { locale } = useLocale();
  const money = (amount: Minor) => formatMoney(amount, currency.symbol);
  /** In words, as the limits are said: '100 baht'. */
  const inWords = (amount: Minor) => `${formatLimit(amount)} ${currency.name[locale]}`;
  return {
    money,
    limits({ minimum, maximum }: WithdrawBounds): string | null {
      if (minimum !== undefined && maximum !== undefined) {
        return t('withdraw.limits', { min: inWords(minimum), max: inWords(maximum) });
      }
      if (minimum !== undefined) return t('withdraw.minimum', { min: inWords(minimum) });
      return maximum === undefined ? null : t('withdraw.maximum', { max: inWords(maximum) });
    },
    problem(problem: AmountProblem): string {
      switch (problem.code) {
        case 'amount-empty':
          return t('errors.required');
        case 'amount-format':
          return t('errors.amount');
        case 'amount-decimals':
          return t('errors.amountDecimals');
        case 'amount-too-large':
          return t('errors.amountTooLarge');
        case 'amount-below-minimum':
          return t('withdraw.belowMinimum', { min: inWords(problem.minimum) });
        case 'amount-above-maximum':
          return t('withdraw.aboveMaximum', { max: inWords(problem.maximum) });
        case 'amount-above-balance':
          return t('withdraw.aboveBalance', { amount: money(problem.available) });
      }
    },
    advice(advice: NonNullable<ReturnType<typeof adviceFor>>): string {
      switch (advice) {
        case 'bonus':
          return t('withdraw.adviceBonus');
        case 'balance':
          return t('withdraw.adviceBalance');
        case 'limits':
          return t('withdraw.adviceLimits');
        case 'bank':
          return t('withdraw.adviceBank');
      }
    },
  };
}
