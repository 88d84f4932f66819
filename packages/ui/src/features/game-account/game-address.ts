/** Schemes that would run in this page or read from the device instead of opening a game. */
const NEVER = [
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'about:',
  'filesystem:',
  'view-source:',
];

function resolved(value: string | null | undefined): URL | null {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  try {
    // The sandbox and some operators send a path on this site.
    return new URL(text, document.baseURI);
  } catch {
    return null;
  }
}

/** The address of a game's site if it is safe to open, otherwise null. */
export function siteAddress(value: string | null | undefined): string | null {
  const url = resolved(value);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

/** The same for an app: an app store page, or a scheme that the app has registered. */
export function appAddress(value: string | null | undefined): string | null {
  const url = resolved(value);
  return url && !NEVER.includes(url.protocol) ? url.href : null;
}
