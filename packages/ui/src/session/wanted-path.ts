import { MEMBER_START } from '#/navigation/paths';
import type { StoredValues } from './stored-values';

/**
 * The path that a visitor requested before log-in, or the start page. Accepts only a member page of this site:
 * anything else (another host, a script, a public page) is ignored.
 * @param value from the tab's storage, which another page or an extension may have changed
 */
export function wantedPath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/user(?:[/?#]|$)/.test(value)) return MEMBER_START;
  // Resolved as the browser would: '/user/../..//evil' and backslashes must not leave the site.
  const base = 'https://same.invalid';
  let url: URL;
  try {
    url = new URL(value, base);
  } catch {
    return MEMBER_START;
  }
  const inside = url.origin === base && /^\/user(?:\/|$)/.test(url.pathname) && !url.pathname.includes('//');
  return inside ? `${url.pathname}${url.search}${url.hash}` : MEMBER_START;
}

/**
 * Stores the page that a visitor requested, while they log in or visit other public pages.
 * @param tab values that live as long as the tab
 */
export function keepWantedPath(
  tab: StoredValues,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): void {
  tab.set('wanted-path', wantedPath(`${pathname}${search}${hash}`));
}

/** Returns the page to open after log-in, and removes it from storage. */
export function takeWantedPath(tab: StoredValues): string {
  const wanted = wantedPath(tab.get('wanted-path'));
  tab.remove('wanted-path');
  return wanted;
}
