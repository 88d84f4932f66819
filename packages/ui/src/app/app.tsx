import type { i18n as I18n } from 'i18next';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { dropHeldEnter } from '#/components/actions/drop-held-enter';
import { backSteps } from '#/components/overlay/use-back-step';
import { ToastProvider } from '#/components/feedback/toast';
import type { Api } from '#/data/api/api';
import { ApiProvider } from '#/data/api/api-provider';
import { AppSchemes, MarketProvider } from '#/data/market/market-provider';
import { DocumentLanguage } from '#/i18n/document-language';
import { withUsualCurrency } from '#/market/currency';
import type { Market } from '#/market/market';
import { PATHS } from '#/navigation/paths';
import { note } from '#/reports/note';
import type { Session } from '#/session/session';
import { SessionProvider } from '#/session/use-session';
import { AppRoutes } from '#/app/pages/app-routes';
import { type Brand, BrandProvider } from '#/app/shell/brand';
import type { Env } from '#/app/settings/env';
import { ErrorBoundary } from '#/app/pages/error-boundary';
import { PageTitle } from '#/app/shell/page-title';
import { markTerminated } from '#/app/session/termination-check';

interface AppProps {
  readonly market: Market;
  readonly brand: Brand;
  readonly env: Env;
  readonly api: Api;
  readonly session: Session;
  readonly i18n: I18n;
}

/** Everything below the router; the browser and prerendering each provide their own. */
export function App({ market: ofBuild, brand, env, api, session, i18n }: AppProps) {
  const market = useMemo(() => {
    const { features, ...rest } = withUsualCurrency(ofBuild, env.currency);
    return { ...rest, features: { ...features, chat: features.chat && env.chatUrl !== null } };
  }, [ofBuild, env.currency, env.chatUrl]);
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const [beside, setBeside] = useState<ReactNode>(null);
  useEffect(() => dropHeldEnter(window), []);
  useEffect(() => api.followBeside(setBeside), [api]);
  useEffect(() => backSteps().arrive(), [key]);
  useEffect(() => api.followGone(() => void navigate(PATHS.terminated, { replace: true })), [api, navigate]);
  useEffect(() => {
    note(pathname);
    // After Back from the end page. The log-in page keeps the style until the server has answered.
    if (pathname !== PATHS.terminated && pathname !== PATHS.login) markTerminated(false);
  }, [pathname]);

  return (
    <I18nextProvider i18n={i18n}>
      <DocumentLanguage />
      <SessionProvider session={session}>
        <MarketProvider market={market}>
          <BrandProvider brand={brand}>
            <AppSchemes value={env.appSchemes}>
              <ApiProvider api={api}>
                <ToastProvider>
                  <PageTitle name={brand.name} />
                  <ErrorBoundary resetKey={pathname}>
                    <Suspense fallback={null}>
                      <AppRoutes env={env} />
                    </Suspense>
                  </ErrorBoundary>
                  {beside}
                </ToastProvider>
              </ApiProvider>
            </AppSchemes>
          </BrandProvider>
        </MarketProvider>
      </SessionProvider>
    </I18nextProvider>
  );
}
