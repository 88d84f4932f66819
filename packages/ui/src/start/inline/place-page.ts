import type { StartData } from '../start-data';

const html = document.documentElement;

/** Only some browsers have it, and TypeScript does not know it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string },
  ): {
    createHTML(text: string): string;
  };
}

/**
 * Fetches, after the first paint, all styles of the prerendered pages, which the document has only in part; if they do
 * not come, enables the sheets that they consist of. The app waits for the link while it is marked.
 */
function fetchStyles(address: string): void {
  const sheet = document.createElement('link');
  const done = () => sheet.removeAttribute('data-awaited');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  sheet.addEventListener('load', done);
  sheet.addEventListener('error', () => {
    done();
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) link.disabled = false;
  });
  sheet.setAttribute('data-awaited', '');
  window.whenShown(() => document.head.append(sheet));
}

/** The prerendered parts, which the document has as text: only what shows is parsed. */
function partsIn(locale: string): (name: string) => DocumentFragment {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const trusted = trustedTypes?.createPolicy('start', { createHTML: (text) => text });
  return (name) => {
    const text = document.querySelector(`script[data-part="${locale} ${name}"]`)?.textContent ?? '';
    const parsed = document.createElement('template');
    parsed.innerHTML = trusted ? trusted.createHTML(text) : text;
    return parsed.content;
  };
}

/** The controls on which a key does something. */
function controlsOf(key: string): string | null {
  if (key === 'Enter') return 'form input';
  return /^(?:Arrow|Home|End)/.test(key) ? '[aria-haspopup="menu"], [role="tab"]' : null;
}

/**
 * Until the app takes the page over (and with it the attribute), records the last press on one of its controls, so that
 * the app can repeat it: a click on a button, an arrow key in a menu or in tabs, Enter in a form field. Links work by
 * themselves.
 */
function keepPresses(root: HTMLElement): void {
  let pressed: Element | null = null;
  const keep = ({ target }: Event, controls: string, press: string): boolean => {
    if (!html.hasAttribute('data-start') || !(target instanceof Element)) return false;
    const control = target.closest(controls);
    if (!control) return false;
    pressed?.removeAttribute('data-pressed');
    pressed = control;
    pressed.setAttribute('data-pressed', press);
    return true;
  };
  root.addEventListener('click', (event) => keep(event, 'button:not([aria-disabled])', 'click'));
  root.addEventListener('keydown', (event) => {
    const controls = controlsOf(event.key);
    if (controls && keep(event, controls, event.key)) event.preventDefault();
  });
}

/**
 * Runs behind the root. Parses the selected page into it, marks the current page in its bar, and puts the name of
 * settings.json in the place of the build's.
 */
export function placePage({ pages, styles, appName }: StartData): void {
  fetchStyles(styles);
  const root = document.getElementById('root');
  const [locale = '', path = ''] = html.getAttribute('data-start')?.split(' ') ?? [];
  const parts = pages[path]?.parts;
  if (!root || !parts) return;
  const part = partsIn(locale);
  const page = part(parts.bars);
  const { settings } = window;
  const name = settings && !('then' in settings) && settings.VITE_APP_NAME;
  for (const element of name ? page.querySelectorAll('header span') : []) {
    if (element.textContent === appName) element.textContent = String(name);
  }
  if (parts.content !== null) page.querySelector('main')?.replaceChildren(part(parts.content));
  for (const link of page.querySelectorAll('nav a')) {
    if (`${path}/`.startsWith(`${link.getAttribute('href')}/`)) link.setAttribute('aria-current', 'page');
  }
  keepPresses(root);
  root.append(page);
}
