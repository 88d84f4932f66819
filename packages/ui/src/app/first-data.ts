import { preload } from 'swr';
import type { Api } from '#/data/api';
import { readKey } from '#/data/read-key';
import type { Market } from '#/market/market';
import { firstPageAt } from './page-at';

/** Sends the first screen's first request while its code is still loading. */
export function preloadFirstData(
  { client, withGlobalErrors }: Api,
  market: Market,
  pathname: string,
  isMember: boolean,
): void {
  const endpoint = firstPageAt(market, pathname, isMember)?.firstRead;
  if (!endpoint) return;
  void preload(readKey(endpoint, undefined), () => withGlobalErrors(() => endpoint(client))).catch(
    () => undefined,
  );
}
