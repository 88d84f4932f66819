import type { Coupon, SpinOutcome } from '@member-wallet/api-sdk';
import { useReducer } from 'react';
import { useCoupons, useFreshWheel, useSpin, useSpinSetup } from '#/data/rewards/use-spin';
import { useWallet } from '#/data/money/use-wallet';
import { couponOf } from './coupon-rules';
import { hasPrize, shownPrize } from './shown-slices';
import { IDLE, spinnerReducer } from './spinner-state';

/** One spin, from the tap to the prize dialog. */
export function useSpinner() {
  const setup = useSpinSetup();
  const coupons = useCoupons();
  const wallet = useWallet();
  const spin = useSpin();
  const [{ name, prize, wheel: held, left }, dispatch] = useReducer(spinnerReducer, IDLE);
  const readWheel = useFreshWheel();
  const wheel = held ?? setup.data?.result.activeSpinwheel ?? null;
  const coins = left ?? setup.data?.result.userCoin ?? 0;

  /** The wheel with the prize. If the turning one does not have it, the operator may have changed the wheel meanwhile. */
  const wheelWith = async (won: SpinOutcome) => {
    if (wheel && hasPrize(wheel.slice, won)) return wheel;
    const fresh = await readWheel();
    return fresh && hasPrize(fresh.slice, won) ? fresh : wheel;
  };
  /** Sends the spin once, and resolves to the prize to stop at; null for none. */
  const ask = async () => {
    dispatch({ type: 'asked', wheel });
    const result = await spin.run(undefined);
    const won = result.status === 'done' ? (result.data.result ?? null) : null;
    const own = won && (await wheelWith(won));
    dispatch({ type: 'answered', prize: won, coins, wheel: own });
    return own && shownPrize(own.slice, won);
  };
  /** Called when the wheel has stopped. Reloads only now, because coupons and balance would reveal the prize earlier. */
  const rest = () => {
    dispatch({ type: 'rested' });
    void coupons.reload();
    void wallet.reload();
    void setup.reload().then(() => dispatch({ type: 'counted' }));
  };
  const reload = () => {
    void coupons.reload();
    void setup.reload();
  };
  const hasWon = name === 'won';
  const wonCoupon = (own: SpinOutcome): Coupon | 'coming' | null =>
    coupons.refreshing ? 'coming' : couponOf(coupons.data, own);

  return {
    setup,
    /** Null if none is active. Does not change while it turns or a prize is shown. */
    wheel,
    coupons,
    coins,
    spin,
    isTurning: name === 'turning',
    /** The prize's label, from when the wheel stops until the dialog is closed. */
    won: hasWon && prize ? prize.label : null,
    /** The prize's coupon, to claim it immediately; 'coming' while the list loads, null if no coupon matches. */
    wonCoupon: hasWon && prize ? wonCoupon(prize) : null,
    ask,
    rest,
    reload,
    close: () => dispatch({ type: 'closed' }),
  };
}
