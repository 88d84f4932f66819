import { getQrCode } from '@member-wallet/api-sdk';
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { useOpenQr, useQrCode } from '#/data/deposit/open-qr';
import { useApi } from '#/data/api/api-provider';
import { requestRead } from '#/data/read/request-read';
import { byServerClock, isClockEven, serverNow } from '#/data/clock/server-clock';
import { useCountdown } from '#/data/clock/use-countdown';
import { useCancelQrCode, useCreateQrCode } from '#/data/deposit/use-deposit';
import { useWallet } from '#/data/money/use-wallet';
import { amountProblemMessage } from '#/errors/amount-problem';
import { useText } from '#/i18n/use-text';
import { UNKNOWN_CURRENCY } from '#/market/currency';
import type { QrProvider } from '#/market/market';
import { formatLimit, formatMoney } from '#/money/format';
import { fromWire, type Minor, toWire } from '#/money/minor';
import { useToast } from '#/toasts/use-toast';
import { type AmountProblem, checkAmount, isNothing } from '#/validation/amount';
import { qrView } from './qr-code-view';
import type { QrTerms } from './use-qr-terms';
import { NO_QR, type QrSnapshot, qrReducer } from './qr-state';

/** The polling interval of wallet and code while a code is open, in milliseconds. */
const EVERY_MS = 4000;
/** How long the money may take to appear in the wallet after a code was paid, in milliseconds. */
const WALLET_LAG_MS = 6000;

interface Options {
  readonly validityMs: number;
  /** The amount that was chosen with the method; null for none. */
  readonly chosen: Minor | null;
}

/** The state of a QR deposit: the amount form, the open code with its countdown, the credited money. */
export function useQrDeposit(
  provider: QrProvider,
  { currency, isOwn, minimum }: QrTerms,
  { validityMs, chosen }: Options,
) {
  const t = useText();
  const toast = useToast();
  const api = useApi();
  const create = useCreateQrCode();
  const cancel = useCancelQrCode();
  const [typed, setTyped] = useState(chosen === null ? '' : formatLimit(chosen));
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const [state, dispatch] = useReducer(qrReducer, NO_QR);
  const everyMs = state.code ? EVERY_MS : undefined;
  const read = useQrCode(provider, { everyMs });
  const wallet = useWallet({ everyMs });

  const { answer } = read;
  const found = useMemo(
    () =>
      answer &&
      qrView(answer.data, { receivedAt: byServerClock(answer.receivedAt), isNew: false, validityMs }),
    [answer, validityMs],
  );
  const snapshot: QrSnapshot = {
    found,
    isSettled: !read.refreshing,
    balance: wallet.data ? fromWire(wallet.data.wallet.amount) : null,
    isComparable: isOwn,
  };
  const current = qrReducer(state, { type: 'polled', ...snapshot });
  if (current !== state) dispatch({ type: 'polled', ...snapshot });
  const { code, isGone, arrived } = current;
  const id = code?.id;

  const left = useCountdown(code?.deadline ?? null, { now: serverNow });
  const isOver = code !== null && left === 0;
  useEffect(() => {
    if (!isOver || id === undefined) return undefined;
    let isCurrent = true;
    const end = () => {
      dispatch({ type: 'ended', id });
      toast.error(t('deposit.qrExpired'));
    };
    const ask = async () => {
      const answer = await requestRead(api, getQrCode, { provider }).catch(() => undefined);
      if (!isCurrent) return;
      const fresh = qrView(answer?.data, { receivedAt: serverNow(), isNew: false, validityMs });
      if (fresh?.id === id && fresh.deadline > serverNow())
        dispatch({ type: 'corrected', id, deadline: fresh.deadline });
      else end();
    };
    if (isClockEven()) end();
    // The phone's clock was changed, or the phone slept, so only the server can tell.
    else void ask();
    return () => {
      isCurrent = false;
    };
  }, [isOver, id, api, provider, validityMs, t, toast]);

  const { keep, forget } = useOpenQr();
  const isKnown = read.state !== 'loading';
  const remember = useEffectEvent(() => {
    // A kept code names its currency.
    const canKeep = currency !== UNKNOWN_CURRENCY;
    if (code && canKeep)
      keep({ ...code, provider, currency: currency.code, id: encodeURIComponent(code.id) });
    else if (!code && isKnown) forget(provider);
  });
  useEffect(() => remember(), [id, code?.deadline, isKnown, currency.code]);

  const { reload: reloadWallet } = wallet;
  useEffect(() => {
    if (!isGone || id === undefined) return undefined;
    void reloadWallet();
    // If the balance has not grown by then, the code was not paid but ended elsewhere.
    const timer = setTimeout(() => dispatch({ type: 'ended', id }), WALLET_LAG_MS);
    return () => clearTimeout(timer);
  }, [isGone, id, reloadWallet]);

  const checked = checkAmount(typed, { symbol: currency.symbol, digits: currency.digits, minimum });
  const submit = async () => {
    if (!checked.ok) return setProblem(checked.problem);
    const result = await create.run({ provider, amount: toWire(checked.value) });
    const arrival = { receivedAt: serverNow(), isNew: true, validityMs };
    const made = result.status === 'done' ? qrView(result.data, arrival) : null;
    if (made) dispatch({ type: 'made', code: made });
  };
  const drop = async () => {
    if (!code) return;
    const result = await cancel.run({ qrcodeId: code.id });
    if (result.status !== 'done') return;
    dispatch({ type: 'ended', id: code.id });
    toast.success(t('deposit.qrCancelled'));
  };

  return {
    typed,
    change: (amount: string) => {
      setTyped(amount);
      setProblem(null);
    },
    problem:
      problem &&
      amountProblemMessage(t, problem, {
        belowMinimum: (least) => t('deposit.belowMinimum', { amount: formatMoney(least, currency.symbol) }),
      }),
    amount: checked.ok ? checked.value : null,
    hasAmount: !isNothing(typed),
    code,
    left,
    arrived,
    isLoading: read.state === 'loading' && code === null,
    create,
    submit: () => void submit(),
    cancel,
    drop: () => void drop(),
  };
}
