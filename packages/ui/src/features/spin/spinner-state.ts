import type { SpinResult } from '@member-wallet/api-sdk';

export type SpinPrize = NonNullable<SpinResult['result']>;

/** One spin, from the tap to the dialog. */
export interface SpinnerState {
  readonly name: 'idle' | 'turning' | 'won';
  /** Decided by the server alone; told when the wheel rests. */
  readonly prize: SpinPrize | null;
  /** The coins that the last answer left, until the server is asked anew. */
  readonly left: number | null;
}

export type SpinnerEvent =
  | { readonly type: 'asked' }
  /** `coins`: how many there were before. */
  | { readonly type: 'answered'; readonly prize: SpinPrize | null; readonly coins: number }
  | { readonly type: 'rested' }
  /** The server's own count of coins has come. */
  | { readonly type: 'counted' }
  | { readonly type: 'closed' };

export const IDLE: SpinnerState = { name: 'idle', prize: null, left: null };

export function spinnerReducer(state: SpinnerState, event: SpinnerEvent): SpinnerState {
  switch (event.type) {
    case 'asked':
      return { ...state, name: 'turning', prize: null };
    case 'answered': {
      const { prize, coins } = event;
      return prize ? { ...state, prize, left: prize.remainingCoin ?? Math.max(0, coins - 1) } : state;
    }
    case 'rested':
      return { ...state, name: state.prize ? 'won' : 'idle' };
    case 'counted':
      return { ...state, left: null };
    case 'closed':
      return { ...state, name: 'idle' };
  }
}
