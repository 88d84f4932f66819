import { appUrl, webUrl } from '#/navigation/outside-address';

/**
 * A link to a chat from the server if it is safe to offer, otherwise null.
 * @param schemes of the apps that it may open
 */
export const chatAddress = (value: string | null | undefined, schemes: readonly string[]): string | null =>
  appUrl(value, ['tel', 'mailto', ...schemes])?.href ?? null;

/** The operator's site, if it is one: a page of the web, without a name before an @ that could pass for the site's. */
export function siteAddress(value: string | null | undefined): URL | null {
  const address = webUrl(value);
  return address && address.username === '' && address.password === '' ? address : null;
}
