const WEB_SCHEMES = ['https:', 'http:'];
/** The schemes allowed in messaging links: web pages and messaging apps. */
const CHAT_SCHEMES = [...WEB_SCHEMES, 'line:', 'tel:', 'mailto:', 'whatsapp:'];

function addressOf(value: string | null | undefined, schemes: readonly string[]): URL | null {
  try {
    const address = new URL(value?.trim() ?? '');
    return schemes.includes(address.protocol) ? address : null;
  } catch {
    return null;
  }
}

/** A link from the server if it is safe to offer, otherwise null: never a script or a local file. */
export const webAddress = (value: string | null | undefined): string | null =>
  addressOf(value, CHAT_SCHEMES)?.href ?? null;

/** The operator's site, if it is one: a page of the web, without a name before an @ that could pass for the site's. */
export function siteAddress(value: string | null | undefined): URL | null {
  const address = addressOf(value, WEB_SCHEMES);
  return address && address.username === '' && address.password === '' ? address : null;
}
