import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#/session/use-session';
import { takeWantedPath } from '#/session/wanted-path';

/**
 * Ends the session of a member who visits a public page, so that a member never sees the log-in page. A log-in while a
 * public page is open, here or in another tab, opens the page that the visitor wanted.
 */
export function VisitorGate() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [endedSession, setEndedSession] = useState(0);
  const enter = useEffectEvent(() => void navigate(takeWantedPath(session.sessionValues), { replace: true }));
  useEffect(() => {
    let isMember = session.getState().token !== null;
    const stop = session.subscribe(() => {
      const { token, generation } = session.getState();
      if (token !== null) enter();
      else if (isMember) setEndedSession(generation);
      isMember = token !== null;
    });
    if (isMember) session.logOut();
    return stop;
  }, [session, pathname]);
  // Mounts the page again after the log-out, because its writes are only sent with the token that they mounted with.
  return (
    <Fragment key={endedSession}>
      <Outlet />
    </Fragment>
  );
}
