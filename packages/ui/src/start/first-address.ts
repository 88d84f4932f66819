import type { Market } from '#/market/market';
import { PATHS } from '#/navigation/paths';
import type { Session } from '#/session/session';
import { keepWantedPath } from '#/session/wanted-path';
import { pageAt } from '#/app/pages/page-at';

/**
 * Replaces a URL that only redirects with its target, before the router reads it. The router would redirect in a second
 * step, after it has rendered a blank page in place of the prerendered one.
 * @param page the browser's window
 */
export function redirectFirstAddress(
  page: Pick<Window, 'location' | 'history'>,
  market: Market,
  session: Session,
): void {
  const { pathname } = page.location;
  const wanted = pageAt(market, pathname);
  if (wanted?.who !== 'member') return;
  const { token, ended } = session.getState();
  if (token === null) {
    // After a log-out, also in another tab, the next log-in opens the start page.
    if (ended !== 'log-out') keepWantedPath(session.sessionValues, page.location);
    page.history.replaceState(null, '', PATHS.login);
  } else if (wanted.path !== pathname.replace(/\/+$/, '')) page.history.replaceState(null, '', wanted.path);
}
