import { createContext, type ReactNode, useContext } from 'react';
import type { Market } from '#/market/market';

const MarketContext = createContext<Market | null>(null);

export function MarketProvider({ market, children }: { market: Market; children: ReactNode }) {
  return <MarketContext value={market}>{children}</MarketContext>;
}

export function useMarket(): Market {
  const market = useContext(MarketContext);
  if (!market) throw new Error('useMarket needs a MarketProvider above it.');
  return market;
}
