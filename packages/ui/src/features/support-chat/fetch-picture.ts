const NAMES: Readonly<Record<string, string>> = {
  'image/png': 'slip.png',
  'image/jpeg': 'slip.jpg',
  'image/gif': 'slip.gif',
};

/**
 * The picture at an address, as a file to attach; none where the page cannot read it. The page's policy lets it ask
 * only its own host and the API's: pictures of others can be shown, but not read.
 */
export async function fetchPicture(address: string, apiBaseUrl: string): Promise<readonly File[]> {
  const { href, origin } = new URL(address, window.location.href);
  const api = new URL(apiBaseUrl || '/', window.location.href).origin;
  if (origin !== window.location.origin && origin !== api) return [];
  try {
    const response = await fetch(href);
    const picture = await response.blob();
    const name = NAMES[picture.type];
    return response.ok && name !== undefined ? [new File([picture], name, { type: picture.type })] : [];
  } catch {
    return [];
  }
}
