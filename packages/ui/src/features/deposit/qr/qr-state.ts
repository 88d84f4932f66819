import { type Minor, subtract } from '#/money/minor';
import type { QrView } from './qr-code-view';

/** One deposit by QR code, from the code that is open to the money that came. */
export interface QrState {
  /** On screen. Once it is paid the server has it no more, and it stays until the money is here. */
  readonly code: QrView | null;
  /** The server has answered with this very code: from then on its absence says something. */
  readonly isConfirmed: boolean;
  /** The server has it no more: paid, or ended elsewhere. */
  readonly isGone: boolean;
  /** The lowest balance since the code is open: money that leaves in another tab must not hide what came. */
  readonly lowest: Minor | null;
  /** Paid, cancelled or expired here, whatever a late answer still says. */
  readonly ended: ReadonlySet<string>;
  readonly arrived: Minor | null;
}

export const NO_QR: QrState = {
  code: null,
  isConfirmed: false,
  isGone: false,
  lowest: null,
  ended: new Set(),
  arrived: null,
};

/** What the server says now. */
export interface QrSnapshot {
  /** The open code; null without one, undefined while that is not known. */
  readonly found: QrView | null | undefined;
  /** No newer answer is on its way. */
  readonly isSettled: boolean;
  readonly balance: Minor | null;
  /** The balance is in the currency of the code. */
  readonly isComparable: boolean;
}

export type QrEvent =
  | ({ readonly type: 'polled' } & QrSnapshot)
  | { readonly type: 'made'; readonly code: QrView }
  /** It lives longer or shorter than it seemed. */
  | { readonly type: 'corrected'; readonly id: string; readonly deadline: number }
  | { readonly type: 'ended'; readonly id: string };

const open = (state: QrState, code: QrView): QrState => ({ ...NO_QR, ended: state.ended, code });

const close = (state: QrState, id: string): QrState =>
  state.code?.id === id ? { ...NO_QR, ended: new Set(state.ended).add(id) } : state;

function seeBalance(state: QrState, { balance, isComparable }: QrSnapshot): QrState {
  const { code, lowest } = state;
  if (!code || balance === null) return state;
  if (lowest === null || balance < lowest) return { ...state, lowest: balance };
  const rise = subtract(balance, lowest);
  // A code that names no amount is paid by whatever arrives. What one in another currency comes to is not known: it is
  // paid when it is gone and there is more than before.
  const isPaid = rise > 0 && (isComparable ? rise >= (code.amount ?? 0) : state.isGone);
  return isPaid ? { ...close(state, code.id), arrived: code.amount ?? rise } : state;
}

function seeCode(state: QrState, { found, isSettled }: QrSnapshot): QrState {
  const { code } = state;
  if (!code) return found && !state.ended.has(found.id) ? open(state, found) : state;
  if (found?.id === code.id)
    return state.isConfirmed && !state.isGone ? state : { ...state, isConfirmed: true, isGone: false };
  return state.isConfirmed && isSettled && !state.isGone ? { ...state, isGone: true } : state;
}

/** Gives the very same state where an event changes nothing. */
export function qrReducer(state: QrState, event: QrEvent): QrState {
  switch (event.type) {
    case 'polled':
      return state.arrived === null ? seeBalance(seeCode(state, event), event) : state;
    case 'made':
      return open(state, event.code);
    case 'corrected':
      return state.code?.id === event.id
        ? { ...state, code: { ...state.code, deadline: event.deadline } }
        : state;
    case 'ended':
      return close(state, event.id);
  }
}
