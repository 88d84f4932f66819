import { useState } from 'react';
import { MAIN_POCKET, type Pocket } from '#/data/pockets';
import { useTransfer, useTransferAll } from '#/data/use-wallet';
import type { ErrorText } from '#/errors/error-text';
import { presentError } from '#/errors/present-error';
import type { Currency } from '#/market/market';
import { formatAmount } from '#/money/format';
import { toWire } from '#/money/minor';
import { parseAmount } from '#/money/parse';
import {
  checkTransfer,
  type TransferDraft,
  type TransferOrder,
  type TransferProblem,
} from './transfer-rules';

/** What stands in front of the form, or instead of it. */
export type TransferView =
  | { readonly name: 'form' }
  /** Acknowledged, the problem stays beside its field until that changes. */
  | { readonly name: 'problem'; readonly problem: TransferProblem }
  | { readonly name: 'refused'; readonly text: ErrorText }
  | { readonly name: 'unknown' };

/** What the member wants to do once the money is there. */
export type AfterTransfer = 'stay' | 'play';

interface Options {
  readonly pockets: readonly Pocket[];
  readonly currency: Currency;
  /** The game account that the member came from; empty for none. */
  readonly to: string;
  readonly onDone: (order: TransferOrder, next: AfterTransfer) => void;
}

export function useTransferForm({ pockets, currency, to, onDone }: Options) {
  const one = useTransfer();
  const all = useTransferAll();
  const [draft, setDraft] = useState<TransferDraft>({ from: MAIN_POCKET, to, amount: '', isAll: false });
  const [view, setView] = useState<TransferView>({ name: 'form' });
  const [problem, setProblem] = useState<TransferProblem | null>(null);

  const change = (part: Partial<TransferDraft>) => {
    setDraft((current) => ({ ...current, isAll: false, ...part }));
    setProblem(null);
  };
  const source = pockets.find(({ code }) => code === draft.from);
  const checked = checkTransfer(draft, pockets, currency.digits);

  const typed = parseAmount(draft.amount, currency.digits);

  const send = (order: TransferOrder) =>
    order.way === 'all'
      ? all.run({ to: order.to.code })
      : one.run({ from: order.from.code, to: order.to.code, amount: toWire(order.amount) });

  const confirm = async (next: AfterTransfer) => {
    if (!checked.ok) {
      setProblem(checked.problem);
      setView({ name: 'problem', problem: checked.problem });
      return;
    }
    const outcome = await send(checked.order);
    if (outcome.status === 'ignored') return;
    if (outcome.status === 'done') return onDone(checked.order, next);
    const presentation = presentError(outcome.error, 'transfer');
    if (presentation.as === 'unknown-outcome') setView({ name: 'unknown' });
    else if ('text' in presentation) setView({ name: 'refused', text: presentation.text });
  };

  return {
    draft,
    change,
    source,
    order: checked.ok ? checked.order : null,
    isPositive: typed.ok && typed.minor > 0,
    view,
    problem: view.name === 'form' ? problem : null,
    backToForm: () => setView({ name: 'form' }),
    confirm,
    busy: one.running || all.running,
    swap: () => change({ from: draft.to, to: draft.from }),
    takeAll: () => {
      if (source) change({ amount: formatAmount(source.available), isAll: true });
    },
  };
}
