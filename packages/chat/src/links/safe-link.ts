const SCHEMES = new Set(['http:', 'https:', 'tel:', 'mailto:']);

/**
 * A link that may be followed, or null. Links in a chat come from outside: only web, phone and mail addresses
 * pass, without a user name in front of the host, which is how one host is made to look like another.
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
