import type { StartData } from '../start-data';
import { chosenStart, stored } from './chosen-start';
import { appLoader } from './load-app';
import { givenSettings } from './settings';
import { callWhenShown } from './when-shown';

const html = document.documentElement;

/** Marks the links to what it fetches as the first: these the page names, and others not. */
function send(rel: 'modulepreload' | 'preload', href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'preload') {
    link.as = 'font';
    link.fetchPriority = 'low';
  }
  link.crossOrigin = '';
  link.setAttribute('data-first', '');
  link.href = href;
  document.head.append(link);
}

function applyStoredTheme(): void {
  const theme = stored('localStorage', 'theme');
  if (theme !== 'light' && theme !== 'dark') return;
  html.setAttribute('data-theme', theme);
  const light = document.querySelector<HTMLMetaElement>('meta[name="theme-color"][media]');
  if (light) light.media = theme === 'light' ? 'all' : 'not all';
}

/** The browser does not know of the fonts before: it would fetch them ahead of everything else. */
function fetchFonts(addresses: readonly string[]): void {
  for (const address of addresses) send('preload', address);
  const fonts = document.querySelector<HTMLStyleElement>('style[media]');
  if (fonts) fonts.media = 'all';
}

/** Of the rows of what was under way when the dashboard was seen last. */
function pendingCount(): number {
  try {
    const ids = JSON.parse(stored('localStorage', 'pending')) as unknown;
    return Array.isArray(ids) ? ids.length : 0;
  } catch {
    return 0;
  }
}

/** A link of the prerendered page may be pressed before the app keeps it. */
function keepWantedPath({ pathname, search, hash }: Location): void {
  try {
    sessionStorage.setItem('wanted-path', pathname.replace(/\/+$/, '') + search + hash);
  } catch {
    // Storage may be blocked.
  }
}

/**
 * Runs before the first paint. Applies the stored theme and language, selects the prerendered page, says for how many
 * rows of what is under way the dashboard keeps a place (both as attributes of <html>) and names the tab.
 *
 * Fetches the code and the texts of the page at once, beside the rest of the document, and starts the app once the
 * prerendered page shows. The fonts of the language come after the code, with which they would share a slow line: until
 * they are there, others of the same size show.
 */
export function choosePage(data: StartData): void {
  const settings = givenSettings();
  const { locale, token, page, isSentToLogin } = chosenStart(data, settings);
  const language = data.languages[locale];
  if (!language) return;
  window.settings = settings;
  applyStoredTheme();
  if (isSentToLogin) keepWantedPath(window.location);
  const pending = token ? pendingCount() : 0;
  if (pending > 0) html.setAttribute('data-pending', String(pending));
  html.lang = language.tag;
  const isPrerendered = Boolean(page?.parts);
  if (page && isPrerendered) {
    const title = language.titles[page.path] ?? '';
    const name = 'then' in settings ? undefined : settings.VITE_APP_NAME;
    document.title = name ? title.slice(0, -data.appName.length) + String(name) : title;
    html.setAttribute('data-start', `${locale} ${page.path}`);
  }

  const code = [
    ...data.imports,
    data.entry,
    ...(page?.code ?? []),
    ...(page?.texts ?? ['start' as const]).map((part) => language.texts[part]),
  ];
  const { start, loadAnew } = appLoader(data.entry, code);
  window.loadAnew = loadAnew;
  window.whenShown = callWhenShown(isPrerendered);
  for (const address of new Set(code)) send('modulepreload', address);
  window.whenShown(() => void start().then(() => fetchFonts(language.fonts)));
}
