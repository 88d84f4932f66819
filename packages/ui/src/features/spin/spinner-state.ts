import type { SpinOutcome, SpinSetup } from '@member-wallet/api-sdk';

type ActiveWheel = SpinSetup['result']['activeSpinwheel'];

/** The state of one spin, from the tap to the prize dialog. */
interface SpinnerState {
  readonly name: 'idle' | 'turning' | 'won';
  /** Decided by the server. Shown when the wheel has stopped. */
  readonly prize: SpinOutcome | null;
  /** The wheel to show from the tap until the prize dialog is closed, even if the server's has changed; null while idle. */
  readonly wheel: ActiveWheel;
  /** The coins left after the last spin, until they are read from the server again. */
  readonly left: number | null;
}

export type SpinnerEvent =
  | { readonly type: 'asked'; readonly wheel: ActiveWheel }
  /** `coins`: the number before the spin; `wheel`: the wheel with the prize. */
  | {
      readonly type: 'answered';
      readonly prize: SpinOutcome | null;
      readonly coins: number;
      readonly wheel: ActiveWheel;
    }
  | { readonly type: 'rested' }
  /** The coins were read from the server again. */
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
