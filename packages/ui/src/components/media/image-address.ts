/** A valid image address from the server: an http(s) URL, a path on this site, or an inline raster image; else null. */
export function imageAddress(value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  if (/^\/(?![/\\])/.test(text)) return text;
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/.test(text)) return text;
  try {
    const { protocol, href } = new URL(text);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
