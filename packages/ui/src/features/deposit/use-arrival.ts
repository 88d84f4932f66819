import { useEffect, useRef, useState } from 'react';
import { useWallet } from '#/data/use-wallet';
import { fromWire, type Minor } from '#/money/minor';

const EVERY_MS = 4000;

/**
 * Watches the wallet while money is awaited, and says when it has come: the balance has risen by the amount
 * above the lowest seen meanwhile, so that money which leaves in another tab does not hide it.
 * @param alsoAsk called together with each look at the wallet
 */
export function useArrival(awaited: Minor | null, alsoAsk: () => void): boolean {
  const { data, reload } = useWallet();
  const balance = data ? fromWire(data.wallet.amount) : null;
  const [lowest, setLowest] = useState<Minor | null>(null);
  if (awaited === null && lowest !== null) setLowest(null);
  if (awaited !== null && balance !== null && (lowest === null || balance < lowest)) setLowest(balance);
  const isWaiting = awaited !== null;
  const latest = useRef({ reload, alsoAsk });
  latest.current = { reload, alsoAsk };

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      void latest.current.reload();
      latest.current.alsoAsk();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return awaited !== null && lowest !== null && balance !== null && balance - lowest >= awaited;
}
