import { type Client, endpoints } from '@member-wallet/api-sdk';
import type { Market } from '#/market/market';
import type { PageName } from '#/navigation/paths';
import type { Env } from '#/app/settings/env';
import { hasChat } from '#/app/pages/page-at';
import type { PageRead } from '#/app/pages/page';
import { PAGES } from '#/app/pages/pages';

/** The reads that a page and its bars send when it opens. Only used by the build; in the app, the screens send them. */
export function readsOf(name: PageName, market: Market, env: Env): readonly PageRead[] {
  const page = PAGES[name];
  const hasBars = page.frame !== 'own' && page.who !== 'anyone';
  return [
    ...(page.reads?.(market) ?? []),
    ...(hasBars && hasChat(page, market, env) ? [['getEnableChatWidget'] as const] : []),
  ];
}

/** Sends a read by its name. */
export const sendRead = (client: Client, [name, input]: PageRead): Promise<unknown> =>
  // TypeScript cannot infer the input's type from the name.
  endpoints[name](client, input as never);
