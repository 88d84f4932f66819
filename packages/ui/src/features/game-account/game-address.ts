/** Schemes that would run in this page, or reach into the device, instead of opening a game. */
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
    // The sandbox and some operators name a path of this site.
    return new URL(text, document.baseURI);
  } catch {
    return null;
  }
}

/** A game's site that is safe to open, or null. */
export function siteAddress(value: string | null | undefined): string | null {
  const url = resolved(value);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

/** The same for an app: a shop's page, or a scheme that the app has registered. */
export function appAddress(value: string | null | undefined): string | null {
  const url = resolved(value);
  return url && !NEVER.includes(url.protocol) ? url.href : null;
}
