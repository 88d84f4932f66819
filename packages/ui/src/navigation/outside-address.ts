type ThisPage = Pick<Location, 'protocol'>;

/** https; http only on a page that was itself loaded over http, as in development. */
const isWeb = (protocol: string, page: ThisPage): boolean =>
  protocol === 'https:' || (protocol === 'http:' && page.protocol === 'http:');

const parsed = (value: string | null | undefined, base?: string): URL | null => {
  const text = value?.trim() ?? '';
  const isPath = text.startsWith('/');
  try {
    // A bare word or number is not a path either, although browsers would resolve it as one.
    return new URL(text, isPath ? base : undefined);
  } catch {
    return null;
  }
};

/**
 * Parses a web address from the server; null if it is not one.
 * @param base resolves paths, which start with a slash; without it, and for all other values, only absolute URLs count
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
 * Like `webUrl`, but also accepts addresses that open an app. Only listed schemes are accepted, because browsers and
 * systems have many schemes that run something or read the device, and get new ones.
 * @param schemes the apps' schemes, without the colon
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
