import { appUrl, webUrl } from '#/navigation/outside-address';

/**
 * The URL of a chat link from the server if it is safe, otherwise null.
 * @param schemes the URL schemes of the apps that it may open
 */
export const chatAddress = (value: string | null | undefined, schemes: readonly string[]): string | null =>
  appUrl(value, ['tel', 'mailto', ...schemes])?.href ?? null;

/** The operator's site, if it is a web page. Null with a user name before an @, which could look like the site's name. */
export function siteAddress(value: string | null | undefined): URL | null {
  const address = webUrl(value);
  return address && address.username === '' && address.password === '' ? address : null;
}
