import type { Slip } from '@member-wallet/api-sdk';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '#/components/toast';
import { useAskForSlips, useSlips, useUploadSlip } from '#/data/use-deposit';
import { useWallet } from '#/data/use-wallet';
import { sayError } from '#/errors/error-text';
import { presentError } from '#/errors/present-error';
import { useText } from '#/i18n/use-text';
import { holdsCode } from './find-code';
import { checkSlipFile, LARGEST_SLIP_MB } from './slip-file';

export interface ChosenSlip {
  readonly file: File;
  /** For the preview. */
  readonly address: string;
}

export type SlipStep =
  /** `isStopped`: the picture was on its way, and the server has said that it did not get it. */
  | { readonly name: 'choose'; readonly isStopped: boolean }
  /** All of it has gone, and only the answer is awaited: too late to stop. */
  | { readonly name: 'sending'; readonly percent: number; readonly isGone: boolean }
  /** Stopped: the server is asked whether it came all the same. */
  | { readonly name: 'asking' }
  /** Sent: it stands in the list above the one that was the newest before; undefined: not known which that was. */
  | { readonly name: 'sent'; readonly above: string | null | undefined };

const CHOOSE: SlipStep = { name: 'choose', isStopped: false };

/** Tells slips apart: they have no identity on the wire. */
const keyOf = (slip: Slip | undefined): string | null =>
  slip ? `${slip.createdAt} ${slip.reference ?? ''}` : null;

/** One slip from its file to its result. */
export function useSlip() {
  const t = useText();
  const toast = useToast();
  const upload = useUploadSlip();
  const list = useSlips();
  const ask = useAskForSlips();
  const [chosen, setChosen] = useState<ChosenSlip | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [hasNoCode, setHasNoCode] = useState(false);
  const [step, setStep] = useState<SlipStep>(CHOOSE);
  const [isUnknown, setIsUnknown] = useState(false);
  const stopper = useRef<AbortController | null>(null);
  // A ref, because two taps can come before React has rendered the first.
  const isUnderWay = useRef(false);
  const address = chosen?.address;
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );

  const choose = async (file: File) => {
    setHasNoCode(false);
    setStep(CHOOSE);
    const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    const found = checkSlipFile(file.size, head);
    setChosen(found ? null : { file, address: URL.createObjectURL(file) });
    setProblem(found && sayFileProblem(found));
    if (!found) setHasNoCode((await holdsCode(file)) === false);
  };

  const send = async () => {
    if (!chosen || isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await sendOnce(chosen.file);
    } finally {
      isUnderWay.current = false;
    }
  };

  const sendOnce = async (file: File) => {
    const stop = new AbortController();
    stopper.current = stop;
    setStep({ name: 'sending', percent: 0, isGone: false });
    const above = await newestBefore();
    const outcome = await upload.run(
      { file, fileName: file.name || 'slip' },
      {
        signal: stop.signal,
        onUploadProgress: ({ loaded, total }) => {
          const percent = total ? Math.min(99, Math.floor((loaded / total) * 100)) : 0;
          const isGone = total !== undefined && loaded >= total;
          setStep((now) => (now.name === 'sending' ? { name: 'sending', percent, isGone } : now));
        },
      },
    );
    if (outcome.status === 'ignored') return;
    if (outcome.status === 'done') {
      setChosen(null);
      setStep({ name: 'sent', above });
      return;
    }
    if (stop.signal.aborted) {
      await findOut(above);
      return;
    }
    setStep(CHOOSE);
    const shown = presentError(outcome.error, 'slip');
    if (shown.as === 'unknown-outcome') setIsUnknown(true);
    else if ('text' in shown) toast.error(sayError(t, shown.text));
  };

  /** Without it, an older slip's result could be taken for the new one's. */
  const newestBefore = async (): Promise<string | null | undefined> => {
    if (list.data) return keyOf(list.data.slips[0]);
    const answer = await ask.run();
    return answer.status === 'done' ? keyOf(answer.data.slips[0]) : undefined;
  };

  /** A stopped slip may have arrived with its last bytes; the list knows. */
  const findOut = async (above: string | null | undefined) => {
    setStep({ name: 'asking' });
    const answer = await ask.run();
    if (answer.status !== 'done' || above === undefined) {
      setStep(CHOOSE);
      setIsUnknown(true);
      return;
    }
    const hasArrived = keyOf(answer.data.slips[0]) !== above;
    if (hasArrived) setChosen(null);
    setStep(hasArrived ? { name: 'sent', above } : { name: 'choose', isStopped: true });
  };

  return {
    chosen,
    problem,
    hasNoCode,
    step,
    choose: (file: File) => void choose(file),
    send: () => void send(),
    stop: () => stopper.current?.abort(),
    again: () => setStep(CHOOSE),
    busy: step.name === 'sending' || step.name === 'asking',
    isUnknown,
    leave: () => setIsUnknown(false),
  };

  function sayFileProblem(found: NonNullable<ReturnType<typeof checkSlipFile>>): string {
    if (found === 'empty') return t('deposit.slipEmpty');
    return found === 'type'
      ? t('deposit.slipType')
      : t('deposit.slipTooLarge', { mb: String(LARGEST_SLIP_MB) });
  }
}

const EVERY_MS = 3000;

/**
 * The slip that was just sent, asked for again until it is decided; a credited one refreshes the wallet.
 * @param above the slip that was the newest before: while it still is, the new one is not in the list yet;
 *   undefined when that is not known: then no result can be told to be this slip's
 */
export function useSlipResult(above: string | null | undefined) {
  const { data, reload } = useSlips();
  const { reload: reloadWallet } = useWallet();
  const newest = data?.slips[0];
  const slip = above === undefined || keyOf(newest) === above ? undefined : newest;
  const isDecided = slip?.status === 'SUCCESS' || slip?.status === 'FAILED';
  const isPaid = slip?.status === 'SUCCESS';
  const latest = useRef({ reload, reloadWallet });
  latest.current = { reload, reloadWallet };

  useEffect(() => {
    if (isDecided) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void latest.current.reload();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isDecided]);
  useEffect(() => {
    if (isPaid) void latest.current.reloadWallet();
  }, [isPaid]);

  return slip;
}
