import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { OwnCache } from '#/data/api-provider';
import { PATHS } from '#/navigation/paths';
import { useSessionState } from '#/session/use-session';

/** The history state that the log-in page receives. */
export interface LoginState {
  readonly wanted?: string;
  readonly expired?: boolean;
}

/** Lets members in; redirects visitors to log-in and passes on the page that they wanted. */
export function MemberGate() {
  const { token, generation, ended } = useSessionState();
  const { pathname, search, hash } = useLocation();
  if (token === null) {
    const state: LoginState | null =
      ended === 'log-out' ? null : { wanted: `${pathname}${search}${hash}`, expired: ended === 'expired' };
    return <Navigate to={PATHS.login} replace state={state} />;
  }
  return (
    <OwnCache key={generation}>
      <Outlet />
    </OwnCache>
  );
}
