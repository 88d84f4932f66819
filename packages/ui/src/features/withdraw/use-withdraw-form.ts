import { startTransition, useReducer } from 'react';
import { isMoneyNotEnough } from '#/data/money/use-fresh-wallet';
import { hasGivenUp } from '#/data/write/use-money-write';
import { useTurn } from '#/data/write/use-turn';
import { useWithdrawAll } from '#/data/money/use-withdraw';
import { formatAmount } from '#/money/format';
import { inWholeUnits, type Minor, toWire, ZERO } from '#/money/minor';
import type { AmountTerms } from '#/money/parse';
import { checkWithdraw, mostOf, type WithdrawBounds } from './withdraw-rules';
import { NO_WITHDRAWAL, withdrawReducer } from './withdraw-state';

interface Options {
  readonly bounds: WithdrawBounds;
  readonly terms: AmountTerms;
  /** Whether `bounds` were read less than a minute ago: otherwise only the server checks against the balance. */
  readonly isRecent: () => boolean;
  /** Reloads the balance after a refusal has shown that it is outdated. */
  readonly reread: () => void;
  readonly onDone: (amount: Minor) => void;
}

/** The state of a withdrawal: entering the amount, reviewing it, and the one request. */
export function useWithdrawForm({ bounds, terms, isRecent, reread, onDone }: Options) {
  const withdraw = useWithdrawAll();
  const turn = useTurn(withdraw.sending);
  const [{ typed, confirmed, problem, isAcknowledged }, dispatch] = useReducer(
    withdrawReducer,
    NO_WITHDRAWAL,
  );

  const check = () => checkWithdraw(typed, { ...bounds, isCertain: bounds.isCertain && isRecent() }, terms);
  const change = (amount: string) => dispatch({ type: 'typed', amount });
  const confirm = async () => {
    if (confirmed === null) return;
    // The balance may have changed since the amount was typed.
    const checked = check();
    if (!checked.ok) return dispatch({ type: 'checked', checked });
    const result = await withdraw.run({ amount: toWire(confirmed) });
    if (result.status === 'done') return onDone(confirmed);
    if (hasGivenUp(result)) return turn.giveWay();
    if (result.status === 'refused' && isMoneyNotEnough(result.error)) reread();
  };

  const next = () => {
    const checked = check();
    if (checked.ok) withdraw.prepare({ amount: toWire(checked.value) });
    // A transition, because rendering the review takes longer than a frame on a slow phone.
    startTransition(() => dispatch({ type: 'checked', checked }));
  };

  const most = inWholeUnits(mostOf(bounds) ?? ZERO, terms.digits);
  return {
    typed,
    change,
    takeAll: most <= 0 ? undefined : () => change(formatAmount(most)),
    /** Shown at the field. `unacknowledged` is shown in a dialog first. */
    problem: isAcknowledged ? problem : null,
    unacknowledged: isAcknowledged ? null : problem,
    acknowledge: () => dispatch({ type: 'acknowledged' }),
    /** The amount to review and send; null while it is being entered. */
    confirmed,
    next,
    edit: () => dispatch({ type: 'edited' }),
    confirm: () => void confirm(),
    withdraw,
    turn,
  };
}
