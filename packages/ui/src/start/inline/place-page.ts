import type { StartData } from '../start-data';

const html = document.documentElement;

/** Supported by some browsers only, and missing in TypeScript's DOM types. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string },
  ): {
    createHTML(text: string): string;
  };
}

/**
 * Loads all styles of the prerendered pages after the first paint; the document only contains those in use. If they
 * fail to load, enables the style sheets that they were made of. The app waits while the link is marked.
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

/** The prerendered parts. The document contains them as text, so that only the shown ones are parsed. */
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

/** A selector for the controls that a key activates. */
function controlsForKey(key: string): string | null {
  if (key === 'Enter') return 'form input';
  return /^(?:Arrow|Home|End)/.test(key) ? '[aria-haspopup="menu"], [role="tab"]' : null;
}

/**
 * Until the app takes over the page (and removes `data-start`), records the last press on a control, so that the app
 * can repeat it: a click on a button, an arrow key in a menu or in tabs, Enter in a form field. Links work without the
 * app.
 */
function recordPresses(root: HTMLElement): void {
  let pressed: Element | null = null;
  const record = ({ target }: Event, controls: string, press: string): boolean => {
    if (!html.hasAttribute('data-start') || !(target instanceof Element)) return false;
    const control = target.closest(controls);
    if (!control) return false;
    pressed?.removeAttribute('data-pressed');
    pressed = control;
    pressed.setAttribute('data-pressed', press);
    return true;
  };
  root.addEventListener('click', (event) => record(event, 'button:not([aria-disabled])', 'click'));
  root.addEventListener('keydown', (event) => {
    const controls = controlsForKey(event.key);
    if (controls && record(event, controls, event.key)) event.preventDefault();
  });
}

/**
 * Runs after the root element. Parses the selected page into it, marks the current page in its bar, and replaces the
 * app's name with that in settings.json.
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
  recordPresses(root);
  root.append(page);
}
