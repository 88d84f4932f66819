import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { OwnCache } from '#/data/api/api-provider';
import { PATHS } from '#/navigation/paths';
import { useSession, useSessionState } from '#/session/use-session';
import { keepWantedPath } from '#/session/wanted-path';

/** Renders members' pages; redirects visitors to log-in and stores the path that they requested. */
export function MemberGate() {
  const { token, generation } = useSessionState();
  if (token === null) return <ToLogin />;
  return (
    <OwnCache key={generation}>
      <Outlet />
    </OwnCache>
  );
}

function ToLogin() {
  const { sessionValues } = useSession();
  const { ended } = useSessionState();
  const { pathname, search, hash } = useLocation();
  // After a log-out, the next log-in opens the start page.
  const isWanted = ended !== 'log-out';
  useEffect(() => {
    if (isWanted) keepWantedPath(sessionValues, { pathname, search, hash });
  }, [sessionValues, isWanted, pathname, search, hash]);
  return <Navigate to={PATHS.login} replace />;
}
