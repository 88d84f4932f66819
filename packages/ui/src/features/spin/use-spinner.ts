import type { Coupon, SpinOutcome } from '@member-wallet/api-sdk';
import { useReducer } from 'react';
import { useCoupons, useFreshWheel, useSpin, useSpinSetup } from '#/data/rewards/use-spin';
import { useWallet } from '#/data/money/use-wallet';
import { couponOf } from './coupon-rules';
import { hasPrize, shownPrize } from './shown-slices';
import { IDLE, spinnerReducer } from './spinner-state';

/** One spin from the tap to the prize dialog: the request, the coins left and the result. */
export function useSpinner() {
  const setup = useSpinSetup();
  const coupons = useCoupons();
  const wallet = useWallet();
  const spin = useSpin();
  const [{ name, prize, wheel: held, left }, dispatch] = useReducer(spinnerReducer, IDLE);
  const readWheel = useFreshWheel();
  const wheel = held ?? setup.data?.result.activeSpinwheel ?? null;
  const coins = left ?? setup.data?.result.userCoin ?? 0;

  /** The wheel with the prize: where the one that turns does not have it, the operator may have changed it meanwhile. */
  const wheelWith = async (won: SpinOutcome) => {
    if (wheel && hasPrize(wheel.slice, won)) return wheel;
    const fresh = await readWheel();
    return fresh && hasPrize(fresh.slice, won) ? fresh : wheel;
  };
  /** Sends the spin, once; resolves to the prize to land on. */
  const ask = async () => {
    dispatch({ type: 'asked', wheel });
    const result = await spin.run(undefined);
    const won = result.status === 'done' ? (result.data.result ?? null) : null;
    const own = won && (await wheelWith(won));
    dispatch({ type: 'answered', prize: won, coins, wheel: own });
    return own && shownPrize(own.slice, won);
  };
  /** The wheel has stopped. Only now may the prize show anywhere else. */
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
    /** Null where none is running. While it turns, and under a prize that is shown, it does not change. */
    wheel,
    coupons,
    coins,
    spin,
    isTurning: name === 'turning',
    /** What was won, once the wheel rests and until it is read. */
    won: hasWon && prize ? prize.label : null,
    /** Its coupon, to claim at once; 'coming' until the list has it, null where nothing tells which it is. */
    wonCoupon: hasWon && prize ? wonCoupon(prize) : null,
    ask,
    rest,
    reload,
    close: () => dispatch({ type: 'closed' }),
  };
}
