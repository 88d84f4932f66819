/** Apps that messaging links may open besides web pages. */
const CHAT_SCHEMES = ['https:', 'http:', 'line:', 'tel:', 'mailto:', 'whatsapp:'];

/** A link of the server that is safe to offer, or null: never a script, never a local file. */
export function webAddress(value: string | null | undefined): string | null {
  try {
    const { protocol, href } = new URL(value?.trim() ?? '');
    return CHAT_SCHEMES.includes(protocol) ? href : null;
  } catch {
    return null;
  }
}
