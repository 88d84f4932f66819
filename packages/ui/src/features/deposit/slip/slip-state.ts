import { slipReference } from './slip-code';
import type { SlipFault } from './slip-file';

export interface ChosenSlip {
  readonly file: File;
  /** The object URL of the preview. */
  readonly address: string;
}

/** The newest slip in the list before this one was sent; null for none, undefined if unknown. */
export type NewestBefore = string | null | undefined;

type SlipStep =
  /** `isStopped`: the upload was stopped, and the server has confirmed that the picture did not arrive. */
  | { readonly name: 'choose'; readonly isStopped: boolean }
  /** `isGone`: fully uploaded and waiting for the response, so it is too late to stop. */
  | { readonly name: 'sending'; readonly percent: number; readonly isGone: boolean }
  /** Stopped; the server is being asked whether the slip arrived anyway. */
  | { readonly name: 'asking' }
  /** `above`: the newest slip before this one, so this one is listed above it. */
  | { readonly name: 'sent'; readonly above: NewestBefore };

/** One slip from its file to its result. */
export interface SlipState {
  readonly step: SlipStep;
  readonly chosen: ChosenSlip | null;
  readonly fault: SlipFault | null;
  /** No QR code was found in the picture. Only a hint: the server decides. */
  readonly hasNoCode: boolean;
  /** The transfer's reference, if a slip's code could be read from the picture. */
  readonly reference: string | null;
  /** Why the outcome of the last upload is unknown. */
  readonly doubt: SlipDoubt;
  /** Whether an upload was stopped and may have arrived. */
  readonly isUnclear: boolean;
}

/** Why an outcome is unknown: the connection broke, the gateway reported no answer from its service, or the time ran out. */
export type SlipDoubt = 'cut' | 'no-answer' | 'too-late';

export type SlipEvent =
  | { readonly type: 'checked'; readonly fault: SlipFault | null; readonly chosen: ChosenSlip | null }
  /** `code`: the text of the QR code; '' for none, null if the picture could not be examined. */
  | { readonly type: 'searched'; readonly chosen: ChosenSlip; readonly code: string | null }
  | { readonly type: 'sending' }
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number | undefined }
  | { readonly type: 'sent'; readonly above: NewestBefore }
  | { readonly type: 'stopped' }
  /** Not sent, refused or, with `doubt`, of unknown outcome. The chosen picture stays. */
  | { readonly type: 'failed'; readonly doubt?: SlipDoubt }
  /** The server refuses this size. `chosen`: a smaller picture, or the same one if none could be made. */
  | { readonly type: 'oversized'; readonly chosen: ChosenSlip }
  /** The browser cannot show the picture. Ignored once it is being sent: the server decides. */
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

/** At most 99, because 100 would mean that the response has arrived. */
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
      return state.step.name === 'choose' ? { ...NO_SLIP, fault: 'broken' } : state;
    case 'missing':
      return { ...state, step: choose(true) };
    case 'unclear':
      return { ...state, step: choose(), doubt: 'cut', isUnclear: true };
    case 'acknowledged':
      return { ...state, isUnclear: false };
    case 'again':
      return NO_SLIP;
  }
}
