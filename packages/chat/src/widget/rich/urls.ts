import { safeLink } from '../../links/safe-link';

/** The URL of a file: a path is relative to the API's server, anything else must be a web URL. */
export function fileUrl(url: string | null, baseURL: string): string | null {
  const text = url?.trim() ?? '';
  if (/^\/(?![/\\])/.test(text)) return baseURL + text;
  const link = safeLink(text);
  return link?.startsWith('http') ? link : null;
}

/** A phone number as a tel: link. */
export function callUrl(number: string): string | null {
  const digits = number.replace(/[^\d+*#]/g, '');
  return digits ? safeLink(`tel:${digits}`) : null;
}
