import '#/styles/index.css';
import { createClientOver, loadTransport, takeEarly } from '@member-wallet/api-sdk';
import type { i18n as I18n } from 'i18next';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createApi } from '#/data/api/api';
import { createI18n } from '#/i18n/create-i18n';
import { isLocale } from '#/i18n/locale';
import { note } from '#/reports/note';
import { browserSession } from '#/session/session';
import { App } from '#/app/app';
import { type BootOptions, namedBrand } from './boot-options';
import { builtEnv, envAtStart } from '#/app/settings/env';
import { dropUnusedResponses, takeFirstResponses } from './first-responses';
import { redirectFirstAddress } from './first-address';
import { firstTexts } from './first-texts';
import { preloadFirstScreen } from './first-screen';
import { loadOnFocus, whenIdle } from '#/code/load-ahead';
import { chosenLocale } from '#/app/shell/locale-choice';
import { hideInPageCache } from './hide-in-page-cache';
import { firstPageAt } from '#/app/pages/page-at';
import type { SettingsFile } from './page-globals';
import { isAsPrerendered, partsOf } from './start-page';
import { followFailure } from '#/code/missing-code';
import { takeOver } from './take-over';
import { untilStyled } from './until-styled';
import { applyTheme } from '#/app/shell/theme';

/** What a market's app adds, with the build's settings, usually `import.meta.env`. */
type Built = Omit<BootOptions, 'env'> & { readonly settings: Readonly<Record<string, unknown>> };

/** The window's error events, which are collected for the reports. */
const ERROR_EVENTS = ['error', 'unhandledrejection', 'securitypolicyviolation', 'vite:preloadError'];

/**
 * Starts a market's app in #root. The page already shows prerendered HTML, which React hydrates once the texts and the
 * first screen have loaded. Rejects if the app cannot start.
 */
export async function boot({ settings, ...built }: Built): Promise<void> {
  for (const event of ERROR_EVENTS) window.addEventListener(event, note);
  window.addEventListener('vite:preloadError', ({ payload }) => void followFailure(payload));
  const given: SettingsFile | Promise<SettingsFile> = window.settings ?? {};
  const { env, wrong } = envAtStart(settings, await given);
  const options = { ...built, env };
  const { market } = options;
  const brand = namedBrand(options);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const session = browserSession(env.session);
  // Another tab may end the session while this one is still loading.
  session.follow(window);
  hideInPageCache(window);
  // An inline script has already done this, but the development server sends none.
  applyTheme(document, session.stored.get('theme'));
  const locale = chosenLocale(market, session.stored);
  if (process.env.NODE_ENV === 'development' && window.location.pathname === '/gallery') {
    const { showGallery } = await import('#/gallery/show-gallery');
    return showGallery(root, { ...options, session, i18n: await createI18n(locale) });
  }
  const isMember = session.getState().token !== null;
  redirectFirstAddress(window, market, session);

  let i18n: I18n | null = null;
  const answers = takeFirstResponses(window, session);
  // The first reads were sent by the document, so axios is not needed for the first screen.
  const transport = loadTransport(async () => {
    const code = await import('@member-wallet/api-sdk/axios');
    if (!env.requestIds) return code;
    const { withRequestIds } = await import('./with-request-ids');
    return { transport: withRequestIds(code.transport) };
  });
  loadOnFocus(document, transport.load);
  const ownClient = createClientOver(transport, {
    // Browsers repeat a request whose connection was closed, and the server recognises the repetition by the key. CORS
    // must allow its header.
    idempotencyKeys: true,
    baseURL: env.apiBaseUrl,
    getToken: () => session.getState().token,
    getLocale: () => (isLocale(i18n?.language) ? i18n.language : locale),
    onDeviation: note,
  });
  const api = createApi(takeEarly(ownClient, answers), session);
  [i18n] = await Promise.all([
    firstTexts(locale, [locale, ...market.locales], () => window.tryReload?.() ?? Promise.resolve(false)),
    preloadFirstScreen(market, window.location.pathname, isMember, locale),
    untilStyled(document),
  ]);

  // Another tab may have ended the session meanwhile.
  const page = firstPageAt(market, window.location.pathname, session.getState().token !== null);
  // Inlined settings were applied to the prerendered page; fetched ones arrived after it.
  const isPrerendered =
    page && partsOf(page) && isAsPrerendered(builtEnv(settings), env, given instanceof Promise);
  takeOver(
    root,
    <StrictMode>
      <BrowserRouter>
        <App {...{ market, brand, env, api, session, i18n }} />
      </BrowserRouter>
    </StrictMode>,
    isPrerendered ? `${i18n.language} ${page.path}` : null,
  );
  dropUnusedResponses(answers);
  whenIdle(() => void transport.load());
  whenIdle(
    () =>
      void import('./after-start').then(({ afterStart }) =>
        afterStart({ market, env, session, i18n }, wrong),
      ),
  );
}
