import { type Minor, subtract } from '#/money/minor';
import type { QrView } from './qr-code-view';

/** One deposit by QR code, from the open code to the credited money. */
export interface QrState {
  /** The code on screen. It stays until the money is credited, although the server stops returning it when it is paid. */
  readonly code: QrView | null;
  /** Whether a read has returned this code. From then on, its absence means that it was paid or ended. */
  readonly isConfirmed: boolean;
  /** Whether reads no longer return it: it was paid, or ended elsewhere. */
  readonly isGone: boolean;
  /** The lowest balance since the code was opened. The deposit is a rise above it, so spending in another tab does not hide it. */
  readonly lowest: Minor | null;
  /** Ids of codes that were paid, cancelled or expired here: late responses with them are ignored. */
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

/** What the latest responses say. */
export interface QrSnapshot {
  /** The open code; null for none, undefined while unknown. */
  readonly found: QrView | null | undefined;
  /** Whether no read of the code is in flight. */
  readonly isSettled: boolean;
  readonly balance: Minor | null;
  /** Whether balance and code are in the same currency. */
  readonly isComparable: boolean;
}

export type QrEvent =
  | ({ readonly type: 'polled' } & QrSnapshot)
  | { readonly type: 'made'; readonly code: QrView }
  /** The server returned another deadline. */
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
  // A code without an amount is paid by any amount. A code in another currency has an unknown value in the wallet's, so it
  // counts as paid once reads no longer return it and the balance has grown.
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

/** Returns the same object if an event changes nothing. */
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
