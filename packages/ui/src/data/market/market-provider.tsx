import { createContext, type ReactNode, useContext } from 'react';
import type { Market } from '#/market/market';
import { APP_SCHEMES } from '#/navigation/app-schemes';

const MarketContext = createContext<Market | null>(null);

export function MarketProvider({ market, children }: { market: Market; children: ReactNode }) {
  return <MarketContext value={market}>{children}</MarketContext>;
}

export function useMarket(): Market {
  const market = useContext(MarketContext);
  if (!market) throw new Error('useMarket needs a MarketProvider above it.');
  return market;
}

/** The URL schemes of the apps that links from the server may open, as the build sets them. */
export const AppSchemes = createContext(APP_SCHEMES);

export const useAppSchemes = (): readonly string[] => useContext(AppSchemes);
