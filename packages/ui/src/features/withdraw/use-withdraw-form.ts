import { isApiError } from '@member-wallet/api-sdk';
import { useState } from 'react';
import { useWallet } from '#/data/use-wallet';
import { useWithdrawAll } from '#/data/use-withdraw';
import type { ErrorText } from '#/errors/error-text';
import { presentError } from '#/errors/present-error';
import { formatAmount } from '#/money/format';
import { type Minor, toWire } from '#/money/minor';
import type { AmountProblem } from '#/validation/amount';
import { adviceFor, checkWithdraw, mostOf, type WithdrawBounds } from './withdraw-rules';

/** What stands in front of the form. */
export type WithdrawView =
  | { readonly name: 'form' }
  | { readonly name: 'problem'; readonly problem: AmountProblem }
  | { readonly name: 'refused'; readonly text: ErrorText; readonly advice: ReturnType<typeof adviceFor> }
  | { readonly name: 'unknown' };

interface Options {
  readonly bounds: WithdrawBounds;
  readonly digits: number;
  readonly onDone: (amount: Minor) => void;
}

/** First the amount, then a look at it together with the account, then the one request. */
export function useWithdrawForm({ bounds, digits, onDone }: Options) {
  const action = useWithdrawAll();
  const { reload } = useWallet();
  const [typed, setTyped] = useState('');
  const [confirmed, setConfirmed] = useState<Minor | null>(null);
  const [view, setView] = useState<WithdrawView>({ name: 'form' });
  const [problem, setProblem] = useState<AmountProblem | null>(null);

  const change = (amount: string) => {
    setTyped(amount);
    setProblem(null);
  };
  const check = (): Minor | null => {
    const checked = checkWithdraw(typed, bounds, digits);
    if (checked.ok) return checked.value;
    setProblem(checked.problem);
    setView({ name: 'problem', problem: checked.problem });
    return null;
  };
  const send = async (amount: Minor) => {
    const outcome = await action.run({ amount: toWire(amount) });
    if (outcome.status === 'ignored') return;
    if (outcome.status === 'done') return onDone(amount);
    const { error } = outcome;
    const presentation = presentError(error, 'withdraw');
    if (presentation.as === 'unknown-outcome') setView({ name: 'unknown' });
    if (!('text' in presentation)) return;
    const advice = isApiError(error) ? adviceFor(error.code) : null;
    if (advice === 'balance') void reload();
    setView({ name: 'refused', text: presentation.text, advice });
  };

  return {
    typed,
    change,
    takeAll: () => change(formatAmount(mostOf(bounds))),
    problem: view.name === 'form' ? problem : null,
    /** The amount that the member is asked to confirm; null while it is still being chosen. */
    confirmed,
    next: () => setConfirmed(check()),
    edit: () => setConfirmed(null),
    confirm: () => {
      if (confirmed !== null) void send(confirmed);
    },
    busy: action.running,
    view,
    backToForm: () => {
      // After a refusal the amount is the thing to change.
      if (view.name === 'refused') setConfirmed(null);
      setView({ name: 'form' });
    },
  };
}
