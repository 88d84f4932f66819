import { useEffect, useMemo, useRef, useState } from 'react';
import { useToast } from '#/components/toast';
import { useCancelQrCode, useCreateQrCode, useQrCode } from '#/data/use-deposit';
import { useCountdown } from '#/data/use-countdown';
import { useCurrency } from '#/data/use-wallet';
import { sayError } from '#/errors/error-text';
import { presentError } from '#/errors/present-error';
import { useText } from '#/i18n/use-text';
import { formatMoney } from '#/money/format';
import { toWire } from '#/money/minor';
import { type AmountProblem, checkAmount } from '#/validation/amount';
import type { SdkError } from '@member-wallet/api-sdk';
import type { QrWay } from './deposit-ways';
import { type QrView, qrView } from './qr-code-view';

/** From the form to a code that counts down, and back. */
export function useQrDeposit(way: QrWay, validityMs: number) {
  const t = useText();
  const toast = useToast();
  const currency = useCurrency();
  const read = useQrCode(way.provider);
  const create = useCreateQrCode();
  const cancel = useCancelQrCode();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const [made, setMade] = useState<QrView | null>(null);
  const [inDoubt, setInDoubt] = useState<'create' | 'cancel' | null>(null);
  /** Cancelled or expired here, whatever a late answer still says. */
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const end = (id: string) => setEnded((ids) => new Set(ids).add(id));

  const found = useMemo(() => qrView(read.data, Date.now(), validityMs), [read.data, validityMs]);
  const kept = made && !ended.has(made.id) ? made : null;
  const code = kept ?? (found && !ended.has(found.id) ? found : null);
  // Kept from when it is first seen: once it is paid the server has it no more, and the money is on its way.
  if (code && code !== made) setMade(code);
  const left = useCountdown(code?.deadline ?? null);
  const isOver = code !== null && Date.now() >= code.deadline;
  const confirmed = useRef<string | null>(null);
  const isConfirmed = code !== null && found?.id === code.id;
  const isGone = code !== null && !isConfirmed && !read.refreshing && confirmed.current === code.id;

  useEffect(() => {
    if (!code) return;
    if (isConfirmed) confirmed.current = code.id;
    if (!isOver) return;
    end(code.id);
    toast.error(t('deposit.qrExpired'));
  }, [code, isConfirmed, isOver, t, toast]);

  const tell = (error: SdkError, what: 'create' | 'cancel') => {
    const shown = presentError(error, `qr-${what}`);
    if (shown.as === 'unknown-outcome') setInDoubt(what);
    else if ('text' in shown) toast.error(sayError(t, shown.text));
  };
  const checked = checkAmount(typed, { digits: currency.digits, minimum: way.minimum });

  const submit = async () => {
    if (!checked.ok) {
      setProblem(checked.problem);
      return;
    }
    const outcome = await create.run({ provider: way.provider, amount: toWire(checked.value) });
    if (outcome.status === 'ignored') return;
    if (outcome.status !== 'done') return tell(outcome.error, 'create');
    const view = qrView(outcome.data, Date.now(), validityMs);
    if (view) setMade(view);
    else toast.error(outcome.data.message?.trim() || t('deposit.qrFailed'));
  };
  const drop = async () => {
    if (!code) return;
    const outcome = await cancel.run({ qrcodeId: code.id });
    if (outcome.status === 'ignored') return;
    if (outcome.status !== 'done') return tell(outcome.error, 'cancel');
    end(code.id);
    toast.success(t('deposit.qrCancelled'));
  };

  return {
    typed,
    change: (amount: string) => {
      setTyped(amount);
      setProblem(null);
    },
    problem: problem && sayProblem(problem),
    amount: checked.ok ? checked.value : null,
    code,
    left,
    /** The server has it no more: paid, or ended elsewhere. */
    isGone,
    ask: () => void read.reload(),
    isLoading: read.state === 'loading' && code === null,
    submit: () => void submit(),
    drop: () => void drop(),
    end,
    /** The answer to it never came; what is open is asked for again. */
    inDoubt,
    settle: () => setInDoubt(null),
    creating: create.running,
    cancelling: cancel.running,
  };

  function sayProblem(found: AmountProblem): string {
    switch (found.code) {
      case 'amount-empty':
        return t('errors.required');
      case 'amount-decimals':
        return t('errors.amountDecimals');
      case 'amount-below-minimum':
        return t('deposit.belowMinimum', { amount: formatMoney(found.minimum, currency.symbol) });
      case 'amount-too-large':
      case 'amount-above-maximum':
      case 'amount-above-balance':
        return t('errors.amountTooLarge');
      case 'amount-format':
        return t('errors.amount');
    }
  }
}
