import type { Locale } from '#/i18n/locale';
import type { Market } from '#/market/market';
import { preloadPage } from '#/app/shell/frames';
import { firstPageAt } from '#/app/pages/page-at';

/** Fetches the code and the texts of the screen that will show first, so that React can take over the prerendered page. */
export async function preloadFirstScreen(
  market: Market,
  pathname: string,
  isMember: boolean,
  locale: Locale,
): Promise<void> {
  const page = firstPageAt(market, pathname, isMember);
  // What fails to load now is loaded again, and the failure reported, when it is shown.
  if (page) await preloadPage(page, locale).catch(() => undefined);
}
