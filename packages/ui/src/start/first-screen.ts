import type { Locale } from '#/i18n/locale';
import type { Market } from '#/market/market';
import { firstPageAt } from '#/app/page-at';

/** Fetches the code and the texts of the screen that will show first, so that React can take over the prerendered page. */
export async function preloadFirstScreen(
  market: Market,
  pathname: string,
  isMember: boolean,
  locale: Locale,
): Promise<void> {
  // What cannot be fetched now is fetched again, and reported, when it is shown.
  await firstPageAt(market, pathname, isMember)
    ?.preload(locale)
    .catch(() => undefined);
}
