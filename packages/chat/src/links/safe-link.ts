/**
 * A link that is safe to follow, or null. Links in a chat come from outside: only web, phone and mail links
 * pass, and none with a user name before the host, which can make one host look like another.
 * @param page the scheme of the page that shows it, with the colon
 */
export function safeLink(
  address: string | null | undefined,
  page: string | undefined = globalThis.location?.protocol,
): string | null {
  const url = parse((address ?? '').trim());
  // http only from a page that came by http itself, as in development.
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
