import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useMarket } from '#/data/market/market-provider';
import type { Market } from '#/market/market';
import { useLocale } from '#/i18n/use-locale';
import { MEMBER_START, PATHS } from '#/navigation/paths';
import { useBrand } from '#/app/shell/brand';
import type { Env } from '#/app/settings/env';
import { MemberFrame, preloadPage } from '#/app/shell/frames';
import { MemberGate } from '#/app/session/member-gate';
import { lazyScreen } from './lazy-screen';
import type { Page } from './page';
import { pagesOf } from './page-at';
import { PAGES } from './pages';
import { VisitorGate } from '#/app/session/visitor-gate';
import { VisitorLayout } from '#/app/shell/visitor-layout';

const NotFoundScreen = lazyScreen(async () => {
  const code = await import('./not-found-screen');
  return code.NotFoundScreen;
}, ['start']);

/** Renders a page, and loads the code and texts of the page that usually follows. */
function PageRoute({ page, env }: { readonly page: Page; readonly env: Env }) {
  const brand = useBrand();
  const { locale } = useLocale();
  const { next } = page;
  useEffect(() => {
    if (next) void preloadPage(PAGES[next], locale).catch(() => undefined);
  }, [next, locale]);
  return page.render({ env, brand });
}

/** The routes of a market and its build. */
export function routesOf(market: Pick<Market, 'features'>, env: Env) {
  const pages = pagesOf(market);
  const routes = (who: Page['who'], frame?: Page['frame']) =>
    pages
      .filter((page) => page.who === who && page.frame === frame)
      .map((page) => (
        <Route key={page.path} path={page.path} element={<PageRoute page={page} env={env} />} />
      ));
  return (
    <>
      <Route path="/" element={<Navigate to={MEMBER_START} replace />} />
      <Route element={<VisitorGate />}>
        <Route element={<VisitorLayout env={env} />}>{routes('visitor')}</Route>
        {routes('visitor', 'own')}
      </Route>
      <Route element={<MemberGate />}>
        <Route path={MEMBER_START} element={<Navigate to={PATHS.home} replace />} />
        <Route element={<MemberFrame env={env} />}>{routes('member')}</Route>
        {routes('member', 'own')}
      </Route>
      {routes('anyone')}
      <Route path="*" element={<NotFoundScreen />} />
    </>
  );
}

export function AppRoutes({ env }: { readonly env: Env }) {
  return <Routes>{routesOf(useMarket(), env)}</Routes>;
}
