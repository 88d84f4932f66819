import { createClient } from '@member-wallet/api-sdk';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createApi } from '#/data/api';
import { createI18n } from '#/i18n/create-i18n';
import type { Market } from '#/market/market';
import { MEMBER_START } from '#/navigation/paths';
import { memoryStorage } from '#/session/browser-storage';
import { createSession } from '#/session/session';
import { App } from './app';
import { type BootOptions, namedBrand } from './boot-options';
import type { StartName } from './page';
import { pagesOf } from './page-at';

/**
 * The log-in page, which is the home of visitors; the first step of registration; and the shell with the
 * dashboard's skeleton, which is the same for every member.
 */
export type StartPages = Readonly<Record<StartName, string>>;

/** The HTML that a page contains before its code loads, in the market's default language. */
export async function renderStart(options: BootOptions): Promise<StartPages> {
  const { market, env } = options;
  const brand = namedBrand(options);
  const i18n = await createI18n(market.defaultLocale);
  // Rendering to a string sends no requests.
  const client = createClient({ baseURL: env.apiBaseUrl });

  const render = (path: string, isMember: boolean) => {
    const session = createSession({ local: memoryStorage(), session: memoryStorage() });
    if (isMember) session.logIn('prerender', false);
    return renderToString(
      <StaticRouter location={path}>
        <App {...{ market, brand, env, session, i18n }} api={createApi(client, session)} />
      </StaticRouter>,
    );
  };
  const rendered: Record<StartName, string> = { visitor: '', register: '', member: '' };
  for (const { start, path, who, preload } of pagesOf(market)) {
    if (!start) continue;
    await preload();
    rendered[start] = render(path, who === 'member');
  }
  return rendered;
}

/**
 * Which of them shows at which address until the app is ready: the shell at every members' page, which becomes the
 * log-in page for a visitor. Nothing shows at an address without a page.
 */
export function startAddresses(market: Pick<Market, 'features'>): Readonly<Record<string, StartName>> {
  const addresses: Record<string, StartName> = { '': 'member', [MEMBER_START]: 'member' };
  for (const { path, who, start } of pagesOf(market)) {
    if (start) addresses[path] = start;
    else if (who === 'member') addresses[path] = 'member';
  }
  return addresses;
}
