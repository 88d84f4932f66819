import type { Coupon } from '@member-wallet/api-sdk';
import { useEffect, useRef, useState } from 'react';
import { DELAYS } from '#/data/delays';
import { useClaimCoupon } from '#/data/use-spin';

/** What stands over the list. */
export type ClaimView =
  | { readonly name: 'none' }
  | { readonly name: 'asking'; readonly coupon: Coupon }
  | { readonly name: 'claimed' };

/** Names a coupon when it is claimed: the specification leaves the field open. */
export const couponId = ({ _id, code }: Coupon): string => _id ?? code ?? '';

/** The claim of one coupon, from the question to its answer. */
export function useClaim(reload: () => Promise<void>) {
  const claim = useClaimCoupon();
  const [view, setView] = useState<ClaimView>({ name: 'none' });
  const [isWaiting, setIsWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = async (coupon: Coupon) => {
    const result = await claim.run({ coupon: couponId(coupon) });
    setIsWaiting(false);
    if (result.status === 'ignored') return;
    // An expired or claimed coupon must not stand in the list any longer.
    if (result.status === 'refused') void reload();
    setView(result.status === 'done' ? { name: 'claimed' } : { name: 'none' });
  };

  return {
    claim,
    view,
    busy: isWaiting || claim.running,
    ask: (coupon: Coupon) => setView({ name: 'asking', coupon }),
    /** Sends when no further press has come for half a second. */
    confirm: () => {
      if (view.name !== 'asking' || claim.running) return;
      const { coupon } = view;
      setIsWaiting(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(coupon), DELAYS.claim);
    },
    close: () => setView({ name: 'none' }),
  };
}
