import type { Coupon } from '@member-wallet/api-sdk';
import type { WriteResult } from '#/data/write/use-write';

/** The state of claiming one coupon. */
type ClaimState =
  | { readonly name: 'none' }
  /** `isWaiting`: confirmed; the claim is sent once no further press follows. */
  | { readonly name: 'asking'; readonly coupon: Coupon; readonly isWaiting: boolean }
  | { readonly name: 'claimed' };

export type ClaimEvent =
  | { readonly type: 'asked'; readonly coupon: Coupon }
  | { readonly type: 'confirmed' }
  | { readonly type: 'answered'; readonly status: WriteResult<unknown>['status'] }
  | { readonly type: 'closed' };

export const NO_CLAIM: ClaimState = { name: 'none' };

export function claimReducer(state: ClaimState, event: ClaimEvent): ClaimState {
  switch (event.type) {
    case 'asked':
      return { name: 'asking', coupon: event.coupon, isWaiting: false };
    case 'confirmed':
      return state.name === 'asking' ? { ...state, isWaiting: true } : state;
    case 'answered':
      if (event.status === 'done') return { name: 'claimed' };
      // Nothing was sent, so the question stays. Other failures are shown in a message over the list.
      if (event.status === 'ignored') return state.name === 'asking' ? { ...state, isWaiting: false } : state;
      return NO_CLAIM;
    case 'closed':
      return NO_CLAIM;
  }
}
