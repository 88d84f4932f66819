import type { ReactNode } from 'react';
import type { BottomBarItem } from '#/components/layout/bottom-bar';
import { useMarket } from '#/data/market/market-provider';
import { useText } from '#/i18n/use-text';
import type { Env } from '#/app/settings/env';
import type { Page } from '#/app/pages/page';
import { pagesOf } from '#/app/pages/page-at';

/**
 * The entries of a bottom bar that link to pages.
 * @param chatBadge shown on the link to the page that has the chat
 */
export function useBarItems(who: Page['who'], env: Env, chatBadge?: ReactNode): readonly BottomBarItem[] {
  const t = useText();
  return pagesOf(useMarket()).flatMap(({ who: whose, bar, path, chat }) => {
    if (whose !== who || !bar || bar.when?.(env) === false) return [];
    return [{ label: t(bar.label), icon: <bar.icon />, to: path, badge: chat && chatBadge }];
  });
}
