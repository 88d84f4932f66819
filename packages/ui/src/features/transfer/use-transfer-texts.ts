import type { Pocket } from '#/data/pockets';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { formatMoney } from '#/money/format';
import type { Minor } from '#/money/minor';
import type { TransferProblem } from './transfer-rules';

export interface TransferTexts {
  readonly name: (pocket: Pocket) => string;
  readonly money: (amount: Minor) => string;
  readonly problem: (problem: TransferProblem) => string;
}

/** The words of the transfer dialog that depend on accounts and amounts. */
export function useTransferTexts(currency: Currency): TransferTexts {
  const t = useText();
  const name = (pocket: Pocket) => pocket.name ?? t('transfer.wallet');
  const money = (amount: Minor) => formatMoney(amount, currency.symbol);
  return {
    name,
    money,
    problem(problem) {
      switch (problem.code) {
        case 'select-account':
          return t('transfer.selectAccount');
        case 'same-account':
          return t('transfer.sameAccount');
        case 'amount-empty':
          return t('errors.required');
        case 'amount-format':
          return t('errors.amount');
        case 'amount-decimals':
          return t('errors.amountDecimals');
        case 'amount-too-large':
        case 'amount-above-maximum':
          return t('errors.amountTooLarge');
        case 'amount-below-minimum':
          return t('transfer.belowMinimum', { amount: money(problem.minimum) });
        case 'amount-above-balance':
          return t('transfer.aboveBalance', { amount: money(problem.available), name: name(problem.from) });
      }
    },
  };
}
