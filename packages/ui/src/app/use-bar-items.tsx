import type { BottomBarItem } from '#/components/layout/bottom-bar';
import { useMarket } from '#/data/market-provider';
import { useText } from '#/i18n/use-text';
import type { Env } from './env';
import type { Page } from './page';
import { pagesOf } from './page-at';

/** The entries of a bottom bar that link to pages. */
export function useBarItems(who: Page['who'], env: Env): readonly BottomBarItem[] {
  const t = useText();
  return pagesOf(useMarket()).flatMap(({ who: whose, bar, path }) => {
    if (whose !== who || !bar || bar.when?.(env) === false) return [];
    return [{ label: t(bar.label), icon: <bar.icon />, to: path }];
  });
}
