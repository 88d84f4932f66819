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
import { dropOnceShown, firstAnswers } from './first-answers';
import { settleFirstAddress } from './first-address';
import { firstTexts } from './first-texts';
import { preloadFirstScreen } from './first-screen';
import { loadOnFocus, whenIdle } from '#/code/load-ahead';
import { chosenLocale } from '#/app/shell/locale-choice';
import { hideWhileAway } from './hide-while-away';
import { firstPageAt } from '#/app/pages/page-at';
import type { SettingsFile } from './page-globals';
import { isAsPrerendered, partsOf } from './start-page';
import { followFailure } from '#/code/missing-code';
import { takeOver } from './take-over';
import { untilStyled } from './until-styled';
import { applyTheme } from '#/app/shell/theme';

/** What a market's app adds, with the settings of the build, usually `import.meta.env`. */
type Built = Omit<BootOptions, 'env'> & { readonly settings: Readonly<Record<string, unknown>> };

/** Events of the page that tell of something wrong, for the reports. */
const FAULTS = ['error', 'unhandledrejection', 'securitypolicyviolation', 'vite:preloadError'];

/**
 * Starts a market's app in #root. The page already shows prerendered HTML; React takes it over once the texts
 * and the first screen have loaded. Rejects if it cannot start.
 */
export async function boot({ settings, ...built }: Built): Promise<void> {
  for (const event of FAULTS) window.addEventListener(event, note);
  window.addEventListener('vite:preloadError', ({ payload }) => void followFailure(payload));
  const given: SettingsFile | Promise<SettingsFile> = window.settings ?? {};
  const { env, wrong } = envAtStart(settings, await given);
  const options = { ...built, env };
  const { market } = options;
  const brand = namedBrand(options);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const session = browserSession(env.session);
  // From the start: another tab may end the session while this one is still loading.
  session.follow(window);
  hideWhileAway(window);
  // An inline script has already done this; the development server sends none.
  applyTheme(document, session.stored.get('theme'));
  const locale = chosenLocale(market, session.stored);
  if (process.env.NODE_ENV === 'development' && window.location.pathname === '/gallery') {
    const { showGallery } = await import('#/gallery/show-gallery');
    return showGallery(root, { ...options, session, i18n: await createI18n(locale) });
  }
  const isMember = session.getState().token !== null;
  settleFirstAddress(window, market, session);

  let i18n: I18n | null = null;
  const answers = firstAnswers(window, session);
  // The first screen's answers came with the page: axios follows it.
  const transport = loadTransport(async () => {
    const code = await import('@member-wallet/api-sdk/axios');
    if (!env.requestIds) return code;
    const { named } = await import('./named-requests');
    return { transport: named(code.transport) };
  });
  loadOnFocus(document, transport.load);
  const ownClient = createClientOver(transport, {
    // Browsers resend a request whose connection closed; the key reveals the repeat. CORS must allow its header.
    idempotencyKeys: true,
    baseURL: env.apiBaseUrl,
    getToken: () => session.getState().token,
    getLocale: () => (isLocale(i18n?.language) ? i18n.language : locale),
    onDeviation: note,
  });
  const api = createApi(takeEarly(ownClient, answers), session);
  [i18n] = await Promise.all([
    firstTexts(locale, [locale, ...market.locales], () => window.loadAnew?.() ?? Promise.resolve(false)),
    preloadFirstScreen(market, window.location.pathname, isMember, locale),
    untilStyled(document),
  ]);

  // Another tab may have ended the session meanwhile.
  const page = firstPageAt(market, window.location.pathname, session.getState().token !== null);
  // Settings that came inline have been put into the prerendered page; those that were fetched came after it.
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
  dropOnceShown(answers);
  whenIdle(() => void transport.load());
  whenIdle(
    () =>
      void import('./after-start').then(({ afterStart }) =>
        afterStart({ market, env, session, i18n }, wrong),
      ),
  );
}
