import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useMarket } from '#/data/market-provider';
import type { Market } from '#/market/market';
import { PATHS } from '#/session/paths';
import { useBrand } from './brand-context';
import type { Env } from './env';
import { HomeRoute } from './home-route';
import { MemberLayout } from './member-layout';
import { NotFoundScreen } from './not-found-screen';
import { RegisterRoute } from './register-route';
import {
  BonusScreen,
  CareScreen,
  ContactScreen,
  EditProfileScreen,
  HomeScreen,
  HowtoScreen,
  LoginScreen,
  ProfileScreen,
  SpinScreen,
  StatementScreen,
} from './screens';
import { TerminatedScreen } from './terminated-screen';
import { TerminationCheck } from './termination-check';
import { VisitorLayout } from './visitor-layout';

function LoginRoute() {
  const brand = useBrand();
  useEffect(() => {
    // Where log-in leads: its code comes while the visitor types.
    void HomeScreen.preload().catch(() => undefined);
  }, []);
  return (
    <TerminationCheck>
      <LoginScreen art={<brand.loginArt />} />
    </TerminationCheck>
  );
}

function StatementRoute() {
  return <StatementScreen productName={useBrand().name} />;
}

/** Every route of the app, as a market and its build have them. */
export function routesOf({ features }: Pick<Market, 'features'>, env: Env) {
  const hasHowto = Object.values(env.howto).some((address) => address !== null);
  return (
    <>
      <Route path="/" element={<Navigate to={PATHS.member} replace />} />
      <Route element={<VisitorLayout hasHowto={hasHowto} env={env} />}>
        <Route path={PATHS.login} element={<LoginRoute />} />
        <Route path={PATHS.howto} element={<HowtoScreen addresses={env.howto} />} />
        <Route path={PATHS.contact} element={<ContactScreen version={env.version} />} />
        <Route path={PATHS.care} element={<CareScreen helpLine={env.helpLine} />} />
      </Route>
      <Route path={PATHS.register} element={<RegisterRoute />} />
      <Route path={PATHS.member} element={<MemberLayout env={env} />}>
        <Route index element={<Navigate to={PATHS.home} replace />} />
        <Route path={PATHS.home} element={<HomeRoute env={env} />} />
        <Route path={PATHS.profile} element={<ProfileScreen />} />
        <Route path={PATHS.editProfile} element={<EditProfileScreen />} />
        <Route path={PATHS.bonus} element={<BonusScreen />} />
        {features.spinWheel && <Route path={PATHS.spin} element={<SpinScreen />} />}
        <Route path={PATHS.statement} element={<StatementRoute />} />
        <Route path={PATHS.memberContact} element={<ContactScreen version={env.version} />} />
        <Route path={PATHS.memberCare} element={<CareScreen helpLine={env.helpLine} />} />
      </Route>
      <Route path={PATHS.terminated} element={<TerminatedScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </>
  );
}

export function AppRoutes({ env }: { readonly env: Env }) {
  return <Routes>{routesOf(useMarket(), env)}</Routes>;
}
