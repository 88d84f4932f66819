import type { SdkError, Slip } from '@member-wallet/api-sdk';
import { useEffect, useReducer, useRef, useState } from 'react';
import { slipKey } from '#/components/slip/slip-view';
import { isTooLarge, useFreshSlips, useNewestSlips, useUploadSlip } from '#/data/deposit/use-slips';
import { useWallet } from '#/data/money/use-wallet';
import { findCode } from './find-code';
import { asJpeg, prepareSlip, SMALL_SLIP } from './slip-file';
import { type ChosenSlip, type SlipDoubt, type NewestBefore, NO_SLIP, slipReducer } from './slip-state';

const newestOf = ([newest]: readonly Slip[]): string | null => (newest ? slipKey(newest) : null);

function doubtOf(error: SdkError): SlipDoubt {
  if (error.kind === 'timeout') return 'too-late';
  if (!('status' in error)) return 'cut';
  return error.status === 504 ? 'too-late' : 'no-answer';
}

/** The state of one slip, from choosing its file to its result. */
export function useSlip() {
  const upload = useUploadSlip();
  const { data: listed } = useNewestSlips();
  const askForSlips = useFreshSlips();
  const [state, dispatch] = useReducer(slipReducer, NO_SLIP);
  const stopper = useRef<AbortController | null>(null);
  // A ref, because a second tap may come before React renders again.
  const isUnderWay = useRef(false);
  /** The file that is being prepared. Nothing is sent meanwhile: the member wants this picture, not the previous one. */
  const preparing = useRef<File | null>(null);
  const { chosen, step } = state;
  const address = chosen?.address;
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );

  const choose = async (file: File) => {
    if (isUnderWay.current) return;
    preparing.current = file;
    dispatch({ type: 'checked', fault: null, chosen: null });
    const picture = await prepareSlip(file);
    // Another file was chosen meanwhile.
    if (preparing.current !== file) return;
    preparing.current = null;
    if (typeof picture === 'string') return dispatch({ type: 'checked', fault: picture, chosen: null });
    const chosen = { file: picture, address: URL.createObjectURL(picture) };
    dispatch({ type: 'checked', fault: null, chosen });
    dispatch({ type: 'searched', chosen, code: await findCode(picture) });
  };

  /** The newest slip before this one is sent. Without it, an older slip's result could be taken for this one's. */
  const newestBefore = async (): Promise<NewestBefore> => {
    const slips = listed ?? (await askForSlips());
    return slips ? newestOf(slips.slips) : undefined;
  };

  /** Checks in the list of slips whether a stopped slip arrived anyway. */
  const findOut = async (above: NewestBefore) => {
    dispatch({ type: 'stopped' });
    const now = await askForSlips();
    if (!now || above === undefined) return dispatch({ type: 'unclear' });
    upload.settle();
    if (newestOf(now.slips) === above) dispatch({ type: 'missing' });
    else dispatch({ type: 'sent', above });
  };

  const makeSmaller = async (chosen: ChosenSlip) => {
    const smaller = chosen.file.size > SMALL_SLIP ? await asJpeg(chosen.file, SMALL_SLIP) : null;
    dispatch({
      type: 'oversized',
      chosen: smaller ? { file: smaller, address: URL.createObjectURL(smaller) } : chosen,
    });
  };

  const send = async (chosen: ChosenSlip) => {
    const { file } = chosen;
    const stop = new AbortController();
    stopper.current = stop;
    dispatch({ type: 'sending' });
    const above = await newestBefore();
    const result = await upload.run(
      { file, fileName: file.name || 'slip' },
      {
        signal: stop.signal,
        onUploadProgress: ({ loaded, total }) => dispatch({ type: 'progress', loaded, total }),
      },
    );
    if (result.status === 'done') dispatch({ type: 'sent', above });
    else if (stop.signal.aborted) {
      // The outcome of the aborted call is ignored, because the list of slips shows whether the slip arrived.
      upload.dismiss();
      await findOut(above);
    } else if (result.status === 'refused' && isTooLarge(result.error)) await makeSmaller(chosen);
    else if (result.status === 'unknown') dispatch({ type: 'failed', doubt: doubtOf(result.error) });
    else dispatch({ type: 'failed' });
  };

  const sendOnce = async () => {
    if (!chosen || step.name !== 'choose' || preparing.current || isUnderWay.current || upload.running)
      return;
    isUnderWay.current = true;
    await send(chosen).finally(() => {
      isUnderWay.current = false;
    });
  };

  return {
    ...state,
    upload,
    refuse: () => dispatch({ type: 'broken' }),
    choose: (file: File) => void choose(file),
    send: () => void sendOnce(),
    stop: () => stopper.current?.abort(),
    again: () => dispatch({ type: 'again' }),
    acknowledge: () => dispatch({ type: 'acknowledged' }),
    busy: step.name === 'sending' || step.name === 'asking',
  };
}

const EVERY_MS = 3000;

const isDecided = (slip: Slip | undefined) => slip?.status === 'SUCCESS' || slip?.status === 'FAILED';

/**
 * The slip that was just sent, polled until it is decided. Reloads the wallet if it was credited.
 * @param above the newest slip before it. If that is unknown, the result is undefined: it could be another slip's.
 */
export function useSlipResult(above: NewestBefore): Slip | undefined {
  const [isWaiting, setIsWaiting] = useState(true);
  const { data } = useNewestSlips({ everyMs: isWaiting ? EVERY_MS : undefined });
  const { reload: reloadWallet } = useWallet();
  const slips = data?.slips ?? [];
  const slip = above === undefined || newestOf(slips) === above ? undefined : slips[0];
  if (isWaiting && isDecided(slip)) setIsWaiting(false);
  const isPaid = slip?.status === 'SUCCESS';
  useEffect(() => {
    if (isPaid) void reloadWallet();
  }, [isPaid, reloadWallet]);
  return slip;
}
