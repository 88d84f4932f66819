import { MEMBER_START } from '#/navigation/paths';

/**
 * The path that a visitor requested before log-in, or the start page. Accepts only a member page of this site:
 * anything else (another host, a script, a public page) is ignored.
 * @param value what the router stored, which a page or an extension may have changed
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
