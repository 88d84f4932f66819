import type { Market } from '#/market/market';
import { PATHS } from '#/navigation/paths';
import type { LoginState } from './member-gate';
import { pageAt } from './page-at';

/**
 * Replaces an address that only redirects by its target before the router reads it. The router would redirect in
 * a second step, after a blank page that has no fields for early input and focus.
 * @param page the browser's window
 */
export function settleFirstAddress(
  page: Pick<Window, 'location' | 'history'>,
  market: Market,
  isMember: boolean,
): void {
  const { pathname, search, hash } = page.location;
  const wanted = pageAt(market, pathname);
  if (wanted?.who !== 'member') return;
  if (!isMember) {
    const state: LoginState = { wanted: `${pathname}${search}${hash}`, expired: false };
    // The router stores the state of an entry as `usr`.
    page.history.replaceState({ usr: state }, '', PATHS.login);
  } else if (wanted.path !== pathname.replace(/\/+$/, '')) page.history.replaceState(null, '', wanted.path);
}
