import type { StartData } from '../start-data';
import { chosenStart, stored } from './chosen-start';
import { appLoader } from './load-app';
import { givenSettings } from './settings';
import { createWhenShown } from './when-shown';

const html = document.documentElement;

/** Adds a link that starts a request. `data-first` distinguishes it from links that Vite adds later. */
function addLink(rel: 'modulepreload' | 'preload', href: string): void {
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

/**
 * Preloads the fonts, and enables their styles. Until then the style element is disabled, because browsers would fetch
 * the fonts with the highest priority.
 */
function fetchFonts(addresses: readonly string[]): void {
  for (const address of addresses) addLink('preload', address);
  const fonts = document.querySelector<HTMLStyleElement>('style[media]');
  if (fonts) fonts.media = 'all';
}

/** The number of pending transactions that the dashboard showed last. */
function pendingCount(): number {
  try {
    const ids = JSON.parse(stored('localStorage', 'pending')) as unknown;
    return Array.isArray(ids) ? ids.length : 0;
  } catch {
    return 0;
  }
}

/** Stores the requested page now, because a link of the prerendered page may be pressed before the app does. */
function keepWantedPath({ pathname, search, hash }: Location): void {
  try {
    sessionStorage.setItem('wanted-path', pathname.replace(/\/+$/, '') + search + hash);
  } catch {
    // Storage may be blocked.
  }
}

/**
 * Runs before the first paint. Applies the stored theme and language, selects the prerendered page, reserves space for
 * pending transactions (the last two as attributes of <html>), and sets the title.
 *
 * Preloads the page's code and texts in parallel with the rest of the document, and starts the app once the prerendered
 * page is shown. The language's fonts load after the code, with which they would share a slow connection. Until then,
 * fallback fonts with the same metrics are used.
 */
export function choosePage(data: StartData): void {
  const settings = givenSettings();
  const { locale, token, page, isWanted } = chosenStart(data, settings);
  const language = data.languages[locale];
  if (!language) return;
  window.settings = settings;
  applyStoredTheme();
  if (isWanted) keepWantedPath(window.location);
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
  const { start, tryReload } = appLoader(data.entry, code);
  window.tryReload = tryReload;
  window.whenShown = createWhenShown(isPrerendered);
  for (const address of new Set(code)) addLink('modulepreload', address);
  window.whenShown(() => void start().then(() => fetchFonts(language.fonts)));
}
