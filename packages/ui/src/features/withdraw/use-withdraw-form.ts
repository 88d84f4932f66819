import { isApiError } from '@member-wallet/api-sdk';
import { useState } from 'react';
import { useWallet } from '#/data/use-wallet';
import { useWithdrawAll } from '#/data/use-withdraw';
import { formatAmount } from '#/money/format';
import { type Minor, toWire } from '#/money/minor';
import type { AmountProblem } from '#/validation/amount';
import { adviceFor, checkWithdraw, mostOf, type WithdrawBounds } from './withdraw-rules';

interface Options {
  readonly bounds: WithdrawBounds;
  readonly digits: number;
  readonly onDone: (amount: Minor) => void;
}

/** First the amount, then a look at it together with the account, then the one request. */
export function useWithdrawForm({ bounds, digits, onDone }: Options) {
  const withdraw = useWithdrawAll();
  const { reload } = useWallet();
  const [typed, setTyped] = useState('');
  const [confirmed, setConfirmed] = useState<Minor | null>(null);
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  /** The problem stands in a dialog; acknowledged, it stays beside the field until that changes. */
  const [isTold, setIsTold] = useState(true);

  const change = (amount: string) => {
    setTyped(amount);
    setProblem(null);
  };
  const next = () => {
    const checked = checkWithdraw(typed, bounds, digits);
    if (checked.ok) return setConfirmed(checked.value);
    setProblem(checked.problem);
    setIsTold(false);
  };
  const confirm = async () => {
    if (confirmed === null) return;
    const result = await withdraw.run({ amount: toWire(confirmed) });
    if (result.status === 'done') return onDone(confirmed);
    if (result.status !== 'refused' || !isApiError(result.error)) return;
    if (adviceFor(result.error.code) === 'balance') void reload();
  };

  return {
    typed,
    change,
    takeAll: () => change(formatAmount(mostOf(bounds))),
    /** Beside the field, and before that in a dialog. */
    problem: isTold ? problem : null,
    untold: isTold ? null : problem,
    acknowledge: () => setIsTold(true),
    /** The amount that the member is asked to confirm; null while it is still being chosen. */
    confirmed,
    next,
    edit: () => setConfirmed(null),
    confirm: () => void confirm(),
    withdraw,
  };
}
