import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#/session/use-session';

/** A public page ends the session of whoever visits it: the log-in page never shows to a member. */
export function VisitorGate() {
  const session = useSession();
  const { pathname } = useLocation();
  // On arrival only: logging in happens on a public page too, here or in another tab.
  useEffect(() => {
    if (session.getState().token !== null) session.logOut();
  }, [session, pathname]);
  return <Outlet />;
}
