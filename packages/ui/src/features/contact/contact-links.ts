/** The schemes allowed in messaging links: web pages and messaging apps. */
const CHAT_SCHEMES = ['https:', 'http:', 'line:', 'tel:', 'mailto:', 'whatsapp:'];

/** A link from the server if it is safe to offer, otherwise null: never a script or a local file. */
export function webAddress(value: string | null | undefined): string | null {
  try {
    const { protocol, href } = new URL(value?.trim() ?? '');
    return CHAT_SCHEMES.includes(protocol) ? href : null;
  } catch {
    return null;
  }
}
