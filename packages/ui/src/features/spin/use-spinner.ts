import type { SpinResult } from '@member-wallet/api-sdk';
import { useRef, useState } from 'react';
import { tick } from '#/components/haptic';
import { useCoupons, useSpin, useSpinSetup } from '#/data/use-spin';
import { useWallet } from '#/data/use-wallet';

export type SpinnerState =
  | { readonly name: 'idle' }
  | { readonly name: 'turning' }
  | { readonly name: 'won'; readonly label: string };

type Prize = NonNullable<SpinResult['result']>;

/** One spin from the tap to its dialog: the call, the coins that it leaves, and what the server said. */
export function useSpinner() {
  const setup = useSpinSetup();
  const coupons = useCoupons();
  const wallet = useWallet();
  const spin = useSpin();
  const [state, setState] = useState<SpinnerState>({ name: 'idle' });
  /** What the last answer left, until the server is asked anew. */
  const [left, setLeft] = useState<number | null>(null);
  /** Decided by the server alone; told when the wheel rests. */
  const prize = useRef<Prize | null>(null);
  const coins = left ?? setup.data?.result.userCoin ?? 0;

  /** Sends the spin, once; gives the code to land on. */
  const ask = async (): Promise<string | null> => {
    setState({ name: 'turning' });
    const result = await spin.run(undefined);
    prize.current = result.status === 'done' ? (result.data.result ?? null) : null;
    if (!prize.current) return null;
    setLeft(prize.current.remainingCoin ?? Math.max(0, coins - 1));
    return prize.current.code;
  };
  /** The wheel rests. Only now may anything else tell the prize. */
  const rest = () => {
    setState(prize.current ? { name: 'won', label: prize.current.label } : { name: 'idle' });
    if (prize.current) tick();
    void coupons.reload();
    void wallet.reload();
    void setup.reload().then(() => setLeft(null));
  };
  const close = () => setState({ name: 'idle' });

  return { setup, coupons, coins, spin, state, ask, rest, close };
}
