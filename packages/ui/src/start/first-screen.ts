import type { Locale } from '#/i18n/locale';
import type { Market } from '#/market/market';
import { preloadPage } from '#/app/shell/frames';
import { firstPageAt } from '#/app/pages/page-at';

/** Loads the code and texts of the first screen, so that React can hydrate the prerendered page. */
export async function preloadFirstScreen(
  market: Market,
  pathname: string,
  isMember: boolean,
  locale: Locale,
): Promise<void> {
  const page = firstPageAt(market, pathname, isMember);
  // If it fails now, it is loaded again, and the failure reported, when the screen is rendered.
  if (page) await preloadPage(page, locale).catch(() => undefined);
}
