import { appUrl, webUrl } from '#/navigation/outside-address';

/** The address of a game's site if it is safe to open, otherwise null. It may be a path on this site. */
export const siteAddress = (value: string | null | undefined): string | null =>
  webUrl(value, document.baseURI)?.href ?? null;

/** The same for an app: a page of an app store, or an address of one of these schemes. */
export const appAddress = (value: string | null | undefined, schemes: readonly string[]): string | null =>
  appUrl(value, schemes, document.baseURI)?.href ?? null;
