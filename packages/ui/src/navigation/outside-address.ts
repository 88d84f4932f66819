type ThisPage = Pick<Location, 'protocol'>;

/** https; http only from a page that came by http itself, as in development. */
const isWeb = (protocol: string, page: ThisPage): boolean =>
  protocol === 'https:' || (protocol === 'http:' && page.protocol === 'http:');

const parsed = (value: string | null | undefined, base?: string): URL | null => {
  const text = value?.trim() ?? '';
  const isPath = text.startsWith('/');
  try {
    // A bare word or number is no path either, although a browser would take it for one.
    return new URL(text, isPath ? base : undefined);
  } catch {
    return null;
  }
};

/**
 * An address on the web that the server names, or null for any other. @param base resolves a path, which begins
 * with a slash; anything else, and all without a base, must be a whole address
 */
export function webUrl(
  value: string | null | undefined,
  base?: string,
  page: ThisPage = window.location,
): URL | null {
  const url = parsed(value, base);
  return url && isWeb(url.protocol, page) ? url : null;
}

/**
 * The same, or an address that opens an app. Everything is refused that is not listed: browsers and systems know many
 * schemes that run something or read the device, and get new ones.
 * @param schemes of the apps, without the colon
 */
export function appUrl(
  value: string | null | undefined,
  schemes: readonly string[],
  base?: string,
  page: ThisPage = window.location,
): URL | null {
  const url = parsed(value, base);
  return url && (isWeb(url.protocol, page) || schemes.includes(url.protocol.slice(0, -1))) ? url : null;
}
