/** A valid image address from the server: an https URL, one on this site, or an inline raster image; else null. */
export function imageAddress(value: string | null | undefined): string | null {
  // Browsers take these out of an address: '/\t/host' is another host.
  const text = value?.replace(/[\t\n\r]/g, '').trim() ?? '';
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/.test(text)) return text;
  if (/^\/(?![/\\])/.test(text)) return text;
  try {
    const { protocol, origin, href } = new URL(text);
    // The page's policy lets no other picture in.
    return protocol === 'https:' || origin === window.location.origin ? href : null;
  } catch {
    return null;
  }
}
