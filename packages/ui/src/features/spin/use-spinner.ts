import { useRef, useState } from 'react';
import { tick } from '#/components/haptic';
import { useCoupons, useSpin, useSpinSetup } from '#/data/use-spin';
import { useWallet } from '#/data/use-wallet';
import { endOf, type SpinEnd } from './spin-result';

export type SpinnerState = { readonly name: 'idle' } | { readonly name: 'turning' } | SpinEnd;

/** One spin from the tap to its dialog: the call, the coins that it leaves, and what the server said. */
export function useSpinner() {
  const setup = useSpinSetup();
  const coupons = useCoupons();
  const wallet = useWallet();
  const spin = useSpin();
  const [state, setState] = useState<SpinnerState>({ name: 'idle' });
  /** What the last answer left, until the server is asked anew. */
  const [left, setLeft] = useState<number | null>(null);
  const end = useRef<SpinEnd>({ name: 'silent' });
  const coins = left ?? setup.data?.result.userCoin ?? 0;

  /** Sends the spin, once; gives the code to land on. */
  const ask = async (): Promise<string | null> => {
    setState({ name: 'turning' });
    end.current = endOf(await spin.run(undefined));
    if (end.current.name !== 'won') return null;
    setLeft(end.current.coins ?? Math.max(0, coins - 1));
    return end.current.code;
  };
  /** The wheel rests. Only now may anything else tell the prize. */
  const rest = () => {
    setState(end.current);
    if (end.current.name === 'won') tick();
    void coupons.reload();
    void wallet.reload();
    void setup.reload().then(() => setLeft(null));
  };
  const close = () => setState({ name: 'idle' });

  return { setup, coupons, coins, state, ask, rest, close };
}
