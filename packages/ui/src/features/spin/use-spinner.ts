import { useEffect, useReducer } from 'react';
import { tick } from '#/components/actions/haptic';
import { useCoupons, useSpin, useSpinSetup } from '#/data/use-spin';
import { useWallet } from '#/data/use-wallet';
import { IDLE, spinnerReducer } from './spinner-state';

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
  const hasWon = name === 'won';
  useEffect(() => {
    if (hasWon) tick();
  }, [hasWon]);

  return {
    setup,
    coupons,
    coins,
    spin,
    isTurning: name === 'turning',
    /** What was won, once the wheel rests and until it is read. */
    won: hasWon && prize ? prize.label : null,
    ask,
    rest,
    close: () => dispatch({ type: 'closed' }),
  };
}
