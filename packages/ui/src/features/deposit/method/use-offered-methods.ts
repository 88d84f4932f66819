import { useDepositLookup } from '#/data/deposit/use-deposit';
import { useCurrency } from '#/data/market/use-currency';
import { useMarket } from '#/data/market/market-provider';
import { offeredMethods } from './deposit-methods';
import type { OfferedMethod } from './method';

/** The methods that can be chosen; undefined until they have loaded. */
export function useOfferedMethods(): readonly OfferedMethod[] | undefined {
  const market = useMarket();
  const own = useCurrency();
  const { data } = useDepositLookup();
  return data && offeredMethods(data, market, own);
}

/** The method, if only one is offered and the list has nothing else to show; else null. */
export function useOnlyMethod(): OfferedMethod | null {
  const { data } = useDepositLookup();
  const [only, ...others] = useOfferedMethods() ?? [];
  return only !== undefined && others.length === 0 && !data?.isManual ? only : null;
}
