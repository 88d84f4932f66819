import { slipReference } from './slip-code';
import type { SlipFault } from './slip-file';

export interface ChosenSlip {
  readonly file: File;
  /** For the preview. */
  readonly address: string;
}

/** The newest slip of the list before this one was sent; null for none, undefined where that is not known. */
export type NewestBefore = string | null | undefined;

type SlipStep =
  /** `isStopped`: the picture was on its way, and the server has said that it did not get it. */
  | { readonly name: 'choose'; readonly isStopped: boolean }
  /** All of it has gone, and only the answer is awaited: too late to stop. */
  | { readonly name: 'sending'; readonly percent: number; readonly isGone: boolean }
  /** Stopped: the server is asked whether it came all the same. */
  | { readonly name: 'asking' }
  /** Sent: it stands in the list above the one that was the newest before. */
  | { readonly name: 'sent'; readonly above: NewestBefore };

/** One slip from its file to its result. */
export interface SlipState {
  readonly step: SlipStep;
  readonly chosen: ChosenSlip | null;
  readonly fault: SlipFault | null;
  /** No QR code was found in the picture: a hint, the server decides. */
  readonly hasNoCode: boolean;
  /** The transfer's reference, where the picture's code could be read and is that of a slip. */
  readonly reference: string | null;
  /** Why the outcome of the last one is not known. */
  readonly doubt: SlipDoubt;
  /** A stopped slip of which nobody can tell whether it arrived. */
  readonly isUnclear: boolean;
}

/** The connection broke, the service behind the gateway did not answer, or not in time. */
export type SlipDoubt = 'cut' | 'no-answer' | 'too-late';

export type SlipEvent =
  | { readonly type: 'checked'; readonly fault: SlipFault | null; readonly chosen: ChosenSlip | null }
  /** `code`: what the code says; empty for none, null where that cannot be told. */
  | { readonly type: 'searched'; readonly chosen: ChosenSlip; readonly code: string | null }
  | { readonly type: 'sending' }
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number | undefined }
  | { readonly type: 'sent'; readonly above: NewestBefore }
  | { readonly type: 'stopped' }
  /** Nothing was sent, or it was refused: the chosen picture stays. */
  | { readonly type: 'failed'; readonly doubt?: SlipDoubt }
  /** The server takes no picture of this size. `chosen`: a smaller one, or the same where there is none. */
  | { readonly type: 'oversized'; readonly chosen: ChosenSlip }
  /** The browser cannot show the picture. */
  | { readonly type: 'broken' }
  | { readonly type: 'missing' }
  | { readonly type: 'unclear' }
  | { readonly type: 'acknowledged' }
  | { readonly type: 'again' };

const choose = (isStopped = false): SlipStep => ({ name: 'choose', isStopped });

export const NO_SLIP: SlipState = {
  step: choose(),
  chosen: null,
  fault: null,
  hasNoCode: false,
  reference: null,
  doubt: 'cut',
  isUnclear: false,
};

/** 100 stands for the answer. */
const percentOf = (loaded: number, total: number | undefined): number =>
  total ? Math.min(99, Math.floor((loaded / total) * 100)) : 0;

export function slipReducer(state: SlipState, event: SlipEvent): SlipState {
  switch (event.type) {
    case 'checked':
      return { ...NO_SLIP, chosen: event.chosen, fault: event.fault };
    case 'searched':
      return state.chosen === event.chosen
        ? { ...state, hasNoCode: event.code === '', reference: slipReference(event.code ?? '') }
        : state;
    case 'sending':
      return { ...state, fault: null, step: { name: 'sending', percent: 0, isGone: false } };
    case 'progress': {
      if (state.step.name !== 'sending') return state;
      const { loaded, total } = event;
      const isGone = total !== undefined && loaded >= total;
      return { ...state, step: { name: 'sending', percent: percentOf(loaded, total), isGone } };
    }
    case 'sent':
      return { ...NO_SLIP, chosen: state.chosen, step: { name: 'sent', above: event.above } };
    case 'stopped':
      return { ...state, step: { name: 'asking' } };
    case 'failed':
      return { ...state, step: choose(), doubt: event.doubt ?? 'cut' };
    case 'oversized': {
      const fault = event.chosen === state.chosen ? 'refused-size' : 'made-smaller';
      return { ...state, step: choose(), chosen: event.chosen, fault };
    }
    case 'broken':
      return { ...NO_SLIP, fault: 'broken' };
    case 'missing':
      return { ...state, step: choose(true) };
    case 'unclear':
      return { ...state, step: choose(), isUnclear: true };
    case 'acknowledged':
      return { ...state, isUnclear: false };
    case 'again':
      return NO_SLIP;
  }
}
