import { safeLink } from '../../links/safe-link';

/** Where a file of the chat is read: a path stands on the API's own server, anything else must be a web address. */
export function fileUrl(url: string | null, baseURL: string): string | null {
  const text = url?.trim() ?? '';
  if (/^\/(?![/\\])/.test(text)) return baseURL + text;
  const link = safeLink(text);
  return link?.startsWith('http') ? link : null;
}

/** A number to call, as a link. */
export function callUrl(number: string): string | null {
  const digits = number.replace(/[^\d+*#]/g, '');
  return digits ? safeLink(`tel:${digits}`) : null;
}
