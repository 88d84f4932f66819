/**
 * A link that is safe to follow, or null. Links in a chat are not trusted: only web, phone and mail links are accepted,
 * and none with a user name before the host, which can make one host look like another.
 * @param page the scheme of the page that shows the link, with the colon
 */
export function safeLink(
  address: string | null | undefined,
  page: string | undefined = globalThis.location?.protocol,
): string | null {
  const url = parse((address ?? '').trim());
  // http only on a page that was itself loaded by http, as in development.
  const schemes = ['https:', 'tel:', 'mailto:', page === 'http:' && page];
  return url && schemes.includes(url.protocol) && !url.username && !url.password ? url.href : null;
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
