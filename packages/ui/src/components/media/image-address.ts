/** The server's image URL if it is https, on this site, or an inline raster image; otherwise null. */
export function imageAddress(value: string | null | undefined): string | null {
  // Browsers remove these characters from URLs, so '/\t/host' would be another host.
  const text = value?.replace(/[\t\n\r]/g, '').trim() ?? '';
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/.test(text)) return text;
  if (/^\/(?![/\\])/.test(text)) return text;
  try {
    const { protocol, origin, href } = new URL(text);
    // The page's Content-Security-Policy allows no other pictures.
    return protocol === 'https:' || origin === window.location.origin ? href : null;
  } catch {
    return null;
  }
}
