import type { Market } from '#/market/market';
import { firstPageAt } from './page-at';

/** Fetches the code of the screen that will show first, so that it replaces the prerendered page in one step. */
export async function preloadFirstScreen(market: Market, pathname: string, isMember: boolean): Promise<void> {
  // What cannot be fetched now is fetched again, and reported, when it is shown.
  await firstPageAt(market, pathname, isMember)
    ?.preload()
    .catch(() => undefined);
}
