import { PATHS } from '#/session/paths';
import type { LoginState } from './member-gate';

const MEMBER_PAGES: readonly string[] = Object.values(PATHS).filter((path) => path.startsWith(PATHS.member));

/**
 * Exchanges an address that only leads on by the one it leads to, before the router reads it. The router would go
 * there in a second step, after a blank page, in which what was typed and focused early finds nothing.
 * @param page the browser's window
 */
export function settleFirstAddress(page: Pick<Window, 'location' | 'history'>, isMember: boolean): void {
  const { pathname, search, hash } = page.location;
  const path = pathname.replace(/\/+$/, '') || PATHS.member;
  if (!MEMBER_PAGES.includes(path)) return;
  if (!isMember) {
    const state: LoginState = { wanted: `${pathname}${search}${hash}`, expired: false };
    // The router keeps the state of an entry as `usr`.
    page.history.replaceState({ usr: state }, '', PATHS.login);
  } else if (path === PATHS.member) page.history.replaceState(null, '', PATHS.home);
}
