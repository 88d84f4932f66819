import { preload } from 'swr';
import type { Api } from '#/data/api';
import { readKey } from '#/data/read-key';
import { requestRead } from '#/data/request-read';
import type { Market } from '#/market/market';
import { firstPageAt } from './page-at';

/** Sends the first screen's first request while its code is still loading. */
export function preloadFirstData(api: Api, market: Market, pathname: string, isMember: boolean): void {
  const endpoint = firstPageAt(market, pathname, isMember)?.firstRead;
  if (!endpoint) return;
  void preload(readKey(endpoint, undefined), () => requestRead(api, endpoint, undefined)).catch(
    () => undefined,
  );
}
