import { useMemo } from 'react';
import { bankOf } from '#/market/bank';
import type { Bank } from '#/market/market';
import { useMarket } from './market-provider';
import { useBanks } from './use-lookups';

/**
 * The banks to choose from: what the server lists, dressed in what this market knows about them. Until the
 * list is here, or when it cannot be had, the market's own; the server checks the choice again anyway.
 */
export function useBankChoices(): readonly Bank[] {
  const market = useMarket();
  const { data } = useBanks();
  return useMemo(() => {
    if (!data?.length) return market.banks;
    // The server's code is the one to send back, also where the market knows the bank by another.
    return data.map(({ code, nameTH }) => ({ ...bankOf(market, code, nameTH), code }));
  }, [market, data]);
}
