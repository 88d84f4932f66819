const NAMES: Readonly<Record<string, string>> = {
  'image/png': 'slip.png',
  'image/jpeg': 'slip.jpg',
  'image/gif': 'slip.gif',
};

/**
 * Fetches a picture as a file to attach. Empty if the page cannot read it: its Content-Security-Policy only allows requests
 * to its own host and the API's, so pictures of other hosts can be shown but not read.
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
