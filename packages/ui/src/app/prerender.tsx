import { createClient } from '@member-wallet/api-sdk';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createApi } from '#/data/api';
import { createI18n } from '#/i18n/create-i18n';
import { PATHS } from '#/session/paths';
import { memoryStorage } from '#/session/browser-storage';
import { createSession } from '#/session/session';
import { App } from './app';
import { type BootOptions, namedBrand } from './boot-options';
import { HomeScreen, LoginScreen, RegisterScreen } from './screens';

export interface StartPages {
  /** The log-in page: the home of visitors. */
  readonly visitor: string;
  readonly register: string;
  /** The shell with the dashboard's skeleton: true for every member. */
  readonly member: string;
}

/** The HTML that a page carries before its code arrives, in the market's default language. */
export async function renderStart(options: BootOptions): Promise<StartPages> {
  const { market, env } = options;
  const brand = namedBrand(options);
  const i18n = await createI18n(market.defaultLocale);
  await Promise.all([LoginScreen, RegisterScreen, HomeScreen].map((screen) => screen.preload()));
  // Rendering to a string asks the server nothing.
  const client = createClient({ baseURL: env.apiBaseUrl });

  const render = (path: string, isMember: boolean) => {
    const session = createSession({ lasting: memoryStorage(), passing: memoryStorage() });
    if (isMember) session.logIn('prerender', false);
    return renderToString(
      <StaticRouter location={path}>
        <App {...{ market, brand, env, session, i18n }} api={createApi(client, session)} />
      </StaticRouter>,
    );
  };
  return {
    visitor: render(PATHS.login, false),
    register: render(PATHS.register, false),
    member: render(PATHS.home, true),
  };
}
