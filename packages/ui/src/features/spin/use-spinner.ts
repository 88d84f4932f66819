import type { Coupon } from '@member-wallet/api-sdk';
import { useReducer } from 'react';
import { useCoupons, useSpin, useSpinSetup } from '#/data/use-spin';
import { useWallet } from '#/data/use-wallet';
import { couponOf } from './coupon-rules';
import { IDLE, type SpinPrize, spinnerReducer } from './spinner-state';

/** One spin from the tap to the prize dialog: the request, the coins left and the result. */
export function useSpinner() {
  const setup = useSpinSetup();
  const coupons = useCoupons();
  const wallet = useWallet();
  const spin = useSpin();
  const [{ name, prize, left }, dispatch] = useReducer(spinnerReducer, IDLE);
  const coins = left ?? setup.data?.result.userCoin ?? 0;

  /** Sends the spin, once; resolves to the code to land on. */
  const ask = async (): Promise<string | null> => {
    dispatch({ type: 'asked' });
    const result = await spin.run(undefined);
    const won = result.status === 'done' ? (result.data.result ?? null) : null;
    dispatch({ type: 'answered', prize: won, coins });
    return won?.code ?? null;
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
  const wonCoupon = (own: SpinPrize): Coupon | 'coming' | null =>
    coupons.refreshing ? 'coming' : couponOf(coupons.data, own);

  return {
    setup,
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
