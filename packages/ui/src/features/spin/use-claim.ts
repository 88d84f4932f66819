import type { Coupon } from '@member-wallet/api-sdk';
import { useEffect, useReducer, useRef } from 'react';
import { DELAYS } from '#/data/write/delays';
import { useClaimCoupon } from '#/data/rewards/use-spin';
import { couponId } from './coupon-rules';
import { claimReducer, NO_CLAIM } from './claim-state';

/** Claims one coupon, from the confirmation to the result. */
export function useClaim(reload: () => void) {
  const claim = useClaimCoupon();
  const [view, dispatch] = useReducer(claimReducer, NO_CLAIM);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = async (coupon: Coupon) => {
    const id = couponId(coupon);
    if (id === null) return;
    const { status } = await claim.run({ coupon: id });
    // A refused coupon may have been claimed elsewhere. After other outcomes, the write itself reloads wheel and list.
    if (status === 'refused') reload();
    dispatch({ type: 'answered', status });
  };

  return {
    claim,
    view,
    isWaiting: view.name === 'asking' && view.isWaiting,
    /** Only for a coupon with a `couponId`. */
    ask: (coupon: Coupon) => dispatch({ type: 'asked', coupon }),
    /** Sends half a second after the last press. */
    confirm: () => {
      if (view.name !== 'asking' || claim.running) return;
      const { coupon } = view;
      dispatch({ type: 'confirmed' });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(coupon), DELAYS.claim);
    },
    close: () => dispatch({ type: 'closed' }),
  };
}
