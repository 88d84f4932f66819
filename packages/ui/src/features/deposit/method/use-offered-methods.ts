import { useDepositLookup } from '#/data/deposit/use-deposit';
import { useCurrency } from '#/data/market/use-currency';
import { useMarket } from '#/data/market/market-provider';
import { offeredMethods } from './deposit-methods';
import type { OfferedMethod } from './method';

/** What can be chosen now; undefined while that is not known. */
export function useOfferedMethods(): readonly OfferedMethod[] | undefined {
  const market = useMarket();
  const own = useCurrency();
  const { data } = useDepositLookup();
  return data && offeredMethods(data, market, own);
}

/** The only method that is offered, where the list has nothing else to say. */
export function useOnlyMethod(): OfferedMethod | null {
  const { data } = useDepositLookup();
  const [only, ...others] = useOfferedMethods() ?? [];
  return only !== undefined && others.length === 0 && !data?.isManual ? only : null;
}
