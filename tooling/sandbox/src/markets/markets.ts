import { laos } from './laos';
import type { Market, MarketId } from './market';
import { marketIds } from './market';
import { thai } from './thai';

export const markets: readonly Market[] = [thai, laos];

export const marketOf = (id: MarketId): Market => (id === 'th' ? thai : laos);

/** @throws Error for an unknown name */
export function marketNamed(name: string): Market {
  const market = markets.find(({ id }) => id === name);
  if (!market) throw new Error(`No market ${name}`);
  return market;
}

export const isMarketId = (value: unknown): value is MarketId => marketIds.some((id) => id === value);

/** Whether a phone has the format of a market. */
export const isPhoneOf = (market: string, phone: string): boolean =>
  markets.some(({ id, phone: pattern }) => market === id && pattern.test(phone));
