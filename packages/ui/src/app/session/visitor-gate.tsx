import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#/session/use-session';

/** Ends the session of a member who visits a public page, so that a member never sees the log-in page. */
export function VisitorGate() {
  const session = useSession();
  const { pathname } = useLocation();
  // Only on navigation: a log-in, here or in another tab, also happens on a public page.
  useEffect(() => {
    if (session.getState().token !== null) session.logOut();
  }, [session, pathname]);
  return <Outlet />;
}
