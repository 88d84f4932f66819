import type { SpinOutcome, SpinSetup } from '@member-wallet/api-sdk';

type ActiveWheel = SpinSetup['result']['activeSpinwheel'];

/** One spin, from the tap to the dialog. */
interface SpinnerState {
  readonly name: 'idle' | 'turning' | 'won';
  /** Decided by the server alone; told when the wheel rests. */
  readonly prize: SpinOutcome | null;
  /** What turns, and stays under a prize that is shown, whatever the server has by then. */
  readonly wheel: ActiveWheel;
  /** The coins that the last answer left, until the server is asked anew. */
  readonly left: number | null;
}

export type SpinnerEvent =
  | { readonly type: 'asked'; readonly wheel: ActiveWheel }
  /** `coins`: how many there were before; `wheel`: the one that has the prize. */
  | {
      readonly type: 'answered';
      readonly prize: SpinOutcome | null;
      readonly coins: number;
      readonly wheel: ActiveWheel;
    }
  | { readonly type: 'rested' }
  /** The server's own count of coins has come. */
  | { readonly type: 'counted' }
  | { readonly type: 'closed' };

export const IDLE: SpinnerState = { name: 'idle', prize: null, wheel: null, left: null };

export function spinnerReducer(state: SpinnerState, event: SpinnerEvent): SpinnerState {
  switch (event.type) {
    case 'asked':
      return { ...state, name: 'turning', prize: null, wheel: event.wheel };
    case 'answered': {
      const { prize, coins, wheel } = event;
      if (!prize) return state;
      return { ...state, prize, wheel, left: prize.remainingCoin ?? Math.max(0, coins - 1) };
    }
    case 'rested':
      return state.prize ? { ...state, name: 'won' } : { ...state, name: 'idle', wheel: null };
    case 'counted':
      return { ...state, left: null };
    case 'closed':
      return { ...state, name: 'idle', wheel: null };
  }
}
