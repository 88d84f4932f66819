import type { Entry } from './find';
import { find } from './find';

const element = <Kind extends HTMLElement>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
};

const prefix = document.body.dataset.root ?? '';

const themeButton = element<HTMLButtonElement>('.theme-button');
const prefersLight = matchMedia('(prefers-color-scheme: light)');
const isLight = (): boolean => {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? prefersLight.matches : theme === 'light';
};
const nameTheme = (): void => {
  themeButton.textContent = isLight() ? 'Dark' : 'Light';
  themeButton.setAttribute('aria-label', isLight() ? 'Use the dark theme' : 'Use the light theme');
};
themeButton.addEventListener('click', () => {
  const theme = isLight() ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // It then holds for this page only.
  }
  nameTheme();
});
prefersLight.addEventListener('change', nameTheme);
nameTheme();
themeButton.hidden = false;

const menuButton = element<HTMLButtonElement>('.menu-button');
menuButton.hidden = false;
document.documentElement.classList.add('has-script');
menuButton.addEventListener('click', () => {
  const isOpen = menuButton.getAttribute('aria-expanded') === 'true';
  menuButton.setAttribute('aria-expanded', String(!isOpen));
  element('#menu').classList.toggle('open', !isOpen);
});
element('#menu [aria-current]').scrollIntoView({ block: 'center' });
scrollTo({ top: 0 });

const input = element<HTMLInputElement>('#search');
const results = element<HTMLOListElement>('#results');
const status = element('#found');
element('.search').hidden = false;

/** Loaded on the first use. A script, because pages opened from a disk may not fetch. */
let loading: Promise<readonly Entry[]> | undefined;
const load = (): Promise<readonly Entry[]> =>
  (loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${prefix}assets/search-index.js`;
    script.addEventListener('load', () =>
      resolve((globalThis as unknown as { searchIndex: readonly Entry[] }).searchIndex),
    );
    script.addEventListener('error', () => {
      loading = undefined;
      reject(new Error('the search index did not load'));
    });
    document.head.append(script);
  }));

const close = (): void => {
  results.hidden = true;
  results.replaceChildren();
  status.textContent = '';
};

const line = (name: string, text: string): HTMLElement => {
  const span = document.createElement('span');
  span.className = name;
  span.textContent = text;
  return span;
};

const show = async (): Promise<void> => {
  const query = input.value;
  if (query.trim() === '') return close();
  try {
    const entries = await load();
    // Typed further meanwhile.
    if (query !== input.value) return;
    const hits = find(entries, query);
    results.replaceChildren(
      ...hits.map(({ entry, excerpt }) => {
        const link = document.createElement('a');
        link.href = prefix + entry.url;
        const where = [entry.audience, entry.page === entry.heading ? '' : entry.page]
          .filter(Boolean)
          .join(' · ');
        link.append(line('heading', entry.heading), line('where', where), line('excerpt', excerpt));
        const item = document.createElement('li');
        item.append(link);
        return item;
      }),
    );
    results.hidden = hits.length === 0;
    status.textContent = hits.length === 0 ? `Nothing found for “${query.trim()}”` : `${hits.length} found`;
  } catch {
    results.hidden = true;
    status.textContent = 'The search did not load. Reload the page to try again.';
  }
};

input.addEventListener('input', () => void show());
input.addEventListener('focus', () => void show());
results.addEventListener('click', close);
document.addEventListener('click', ({ target }) => {
  if (target instanceof Node && !element('.search').contains(target)) close();
});
document.addEventListener('keydown', (event) => {
  const links = [...results.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const isTyping = document.activeElement instanceof HTMLInputElement;
  if (event.key === '/' && !isTyping) input.focus();
  else if (event.key === 'Escape' && (isTyping || at >= 0)) {
    close();
    input.focus();
  } else if (event.key === 'Enter' && isTyping) links[0]?.click();
  else if (event.key === 'ArrowDown' && (isTyping || at >= 0)) links[at + 1]?.focus();
  else if (event.key === 'ArrowUp' && at > 0) links[at - 1]?.focus();
  else if (event.key === 'ArrowUp' && at === 0) input.focus();
  else return;
  event.preventDefault();
});
