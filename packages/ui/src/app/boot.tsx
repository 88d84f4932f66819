import '#/styles/index.css';
import { createClient } from '@member-wallet/api-sdk';
import type { i18n as I18n } from 'i18next';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createApi } from '#/data/api';
import { createI18n } from '#/i18n/create-i18n';
import { isLocale } from '#/i18n/locale';
import { browserSession } from '#/session/session';
import { App } from './app';
import { type BootOptions, namedBrand } from './boot-options';
import { repeatEarlyInput, takeEarlyInput, untilReleased } from './early-input';
import { settleFirstAddress } from './first-address';
import { preloadFirstData } from './first-data';
import { preloadFirstScreen } from './first-screen';
import { chosenLocale } from './locale-choice';
import { applyTheme } from './theme';

/**
 * Starts a market's app in #root. The page already shows prerendered HTML; it is replaced in one step once the
 * texts and the first screen have loaded, keeping what was typed, focused and pressed meanwhile.
 */
export async function boot(options: BootOptions): Promise<void> {
  const { market, env } = options;
  const brand = namedBrand(options);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const session = browserSession();
  // From the start: another tab may end the session while this one is still loading.
  session.follow(window);
  // The page's start script has already done this; the development server sends none.
  applyTheme(document, session.stored.get('theme'));
  const locale = chosenLocale(market, session.stored);
  if (process.env.NODE_ENV === 'development' && window.location.pathname === '/gallery') {
    const { showGallery } = await import('#/gallery/show-gallery');
    return showGallery(root, { ...options, session, i18n: await createI18n(locale) });
  }
  const isMember = session.getState().token !== null;
  settleFirstAddress(window, market, session);

  let i18n: I18n | null = null;
  const client = createClient({
    // Browsers resend a request whose connection closed; the key reveals the repeat. CORS must allow its header.
    idempotencyKeys: true,
    baseURL: env.apiBaseUrl,
    getToken: () => session.getState().token,
    getLocale: () => (isLocale(i18n?.language) ? i18n.language : locale),
  });
  const api = createApi(client, session);
  preloadFirstData(api, market, window.location.pathname, isMember);
  [i18n] = await Promise.all([
    createI18n(locale),
    preloadFirstScreen(market, window.location.pathname, isMember),
  ]);

  await untilReleased(root);
  const early = takeEarlyInput(root);
  flushSync(() => {
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <App {...{ market, brand, env, api, session, i18n }} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
  repeatEarlyInput(root, early);
}
