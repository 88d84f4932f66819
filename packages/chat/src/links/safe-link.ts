const SCHEMES = new Set(['http:', 'https:', 'tel:', 'mailto:']);

/**
 * A link that is safe to follow, or null. Links in a chat come from outside: only web, phone and mail links
 * pass, and none with a user name before the host, which can make one host look like another.
 */
export function safeLink(address: string | null | undefined): string | null {
  const url = parse((address ?? '').trim());
  return url && SCHEMES.has(url.protocol) && !url.username && !url.password ? url.href : null;
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
