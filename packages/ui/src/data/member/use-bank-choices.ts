import { useMemo } from 'react';
import { bankOf } from '#/market/bank';
import type { Bank } from '#/market/market';
import { useMarket } from '#/data/market/market-provider';
import { useBanks } from '#/data/operator/use-lookups';

/**
 * The banks to choose from: the server's list, with this market's data about each. The market's own list is the
 * fallback while it loads, on failure and if it is empty; the server validates the choice anyway.
 */
export function useBankChoices(): readonly Bank[] {
  const market = useMarket();
  const { data } = useBanks();
  return useMemo(() => {
    if (!data?.length) return market.banks;
    // Keep the server's code, which is the one to send back, even if the market knows the bank by another.
    return data.map(({ code, nameTH }) => ({ ...bankOf(market, code, nameTH), code }));
  }, [market, data]);
}
