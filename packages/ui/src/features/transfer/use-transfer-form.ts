import { useReducer } from 'react';
import type { Account } from '#/data/money/accounts';
import { isMoneyNotEnough, useFreshWallet } from '#/data/money/use-fresh-wallet';
import { hasGivenUp } from '#/data/write/use-money-write';
import { useTurn } from '#/data/write/use-turn';
import { useTransfer, useTransferAll } from '#/data/money/use-transfer';
import { amountProblemMessage } from '#/errors/amount-problem';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { formatAmount, formatMoney } from '#/money/format';
import { inWholeUnits, toWire, ZERO } from '#/money/minor';
import { parseAmount } from '#/money/parse';
import {
  certainBalance,
  checkTransfer,
  type TransferDraft,
  type TransferOrder,
  type TransferProblem,
} from './transfer-rules';
import { destinationOf, emptyTransfer, transferReducer } from './transfer-state';

/** What the member wants to do after the transfer. */
export type AfterTransfer = 'stay' | 'play';

interface Options {
  readonly open: boolean;
  readonly accounts: readonly Account[];
  readonly currency: Currency;
  /** The game account that the member came from; empty for none. */
  readonly to: string;
  readonly onDone: (order: TransferOrder, next: AfterTransfer) => void;
}

/** The state of a transfer, from the input to the one request. */
export function useTransferForm({ open, accounts, currency, to, onDone }: Options) {
  const texts = useTransferTexts(currency);
  const transfer = useTransfer();
  const transferAll = useTransferAll();
  const busy = transfer.sending || transferAll.sending;
  const turn = useTurn(busy);
  const wallet = useFreshWallet(open);
  const isFresh = wallet.age === 'fresh';
  const [{ draft, problem, isAcknowledged }, dispatch] = useReducer(
    transferReducer,
    destinationOf(to, accounts),
    emptyTransfer,
  );

  const change = (part: Partial<TransferDraft>) => dispatch({ type: 'changed', part });
  const source = accounts.find(({ code }) => code === draft.from);
  const checked = checkTransfer(draft, accounts, currency, isFresh);
  const typed = parseAmount(draft.amount, currency);

  const confirm = async (next: AfterTransfer) => {
    // The form may have been open for minutes. A repeat stays the same call, so that the server executes it once.
    const isCurrent = wallet.isRecent() || transferAll.isRepeat({ to: draft.to });
    const atPress = isCurrent ? checked : checkTransfer(draft, accounts, currency, false);
    if (!atPress.ok) return dispatch({ type: 'refused', problem: atPress.problem });
    const { order } = atPress;
    const result = await (order.method === 'transferAll'
      ? transferAll.run({ to: order.to.code })
      : transfer.run({ from: order.from.code, to: order.to.code, amount: toWire(order.amount) }));
    if (result.status === 'done') return onDone(order, next);
    if (hasGivenUp(result)) return turn.giveWay();
    if (result.status === 'refused' && isMoneyNotEnough(result.error)) wallet.reread();
  };

  const all = inWholeUnits(source?.available ?? ZERO, currency.digits);
  return {
    draft,
    change,
    order: checked.ok ? checked.order : null,
    isPositive: typed.ok && typed.minor > 0,
    confirm: (next: AfterTransfer) => void confirm(next),
    writes: [transfer, transferAll],
    busy,
    turn,
    problem: problem && !isAcknowledged ? texts.problem(problem) : null,
    acknowledge: () => dispatch({ type: 'acknowledged' }),
    problemAt: (field: TransferProblem['field']) =>
      isAcknowledged && problem?.field === field ? texts.problem(problem) : null,
    /** The source's balance, if it is certain; null if only the server knows it. */
    available: certainBalance(source, isFresh),
    swap: () => change({ from: draft.to, to: draft.from }),
    takeAll: all > 0 ? () => change({ amount: formatAmount(all), isAll: true }) : undefined,
  };
}

/** The texts that depend on accounts and amounts. */
export function useTransferTexts(currency: Currency) {
  const t = useText();
  const name = (account: Account) => account.name ?? t('transfer.wallet');
  const money = (amount: Account['available']) => formatMoney(amount, currency.symbol);
  return {
    name,
    money,
    problem(problem: TransferProblem): string {
      if (problem.code === 'select-account') return t('transfer.selectAccount');
      if (problem.code === 'same-account') return t('transfer.sameAccount');
      return amountProblemMessage(t, problem, {
        belowMinimum: (minimum) => t('transfer.belowMinimum', { amount: money(minimum) }),
        aboveBalance: (available) =>
          t('transfer.aboveBalance', { amount: money(available), name: name(problem.from) }),
      });
    },
  };
}
