import { amountProblemMessage } from '#/errors/amount-problem';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { formatLimit, formatMoney } from '#/money/format';
import type { Minor } from '#/money/minor';
import type { AmountProblem } from '#/validation/amount';
import type { adviceFor, WithdrawBounds } from './withdraw-rules';

/** The texts of the withdraw dialog that depend on amounts and limits. */
export function useWithdrawTexts(currency: Currency) {
  const t = useText();
  const { nameOf } = useLocale();
  const money = (amount: Minor | null) => formatMoney(amount, currency.symbol);
  /** With the currency's name, for the limits: '100 baht'. */
  const inWords = (amount: Minor) => `${formatLimit(amount)} ${nameOf(currency)}`;
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
      return amountProblemMessage(t, problem, {
        belowMinimum: (min) => t('withdraw.belowMinimum', { min: inWords(min) }),
        aboveMaximum: (max) => t('withdraw.aboveMaximum', { max: inWords(max) }),
        aboveBalance: (available) => t('withdraw.aboveBalance', { amount: money(available) }),
      });
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
