import { escapeHtml } from '../markdown/render';
import type { Page } from './pages';
import { relative } from './pages';

/** Nothing is fetched from elsewhere. `file:` is for the site opened from a disk. */
const POLICY =
  "default-src 'none'; script-src 'self' file:; style-src 'self' file:; font-src 'self' file:; img-src 'self' file:; base-uri 'none'; form-action 'none'";

const menu = (pages: readonly Page[], current: Page): string => {
  const entry = (page: Page): string =>
    `<li><a href="${relative(current.path, page.path)}"${page === current ? ' aria-current="page"' : ''}>${escapeHtml(page.title)}</a></li>`;
  const list = (group: string): string =>
    `<ul>${pages
      .filter((page) => page.group === group)
      .map(entry)
      .join('')}</ul>`;
  const area = (group: string): string => {
    const isOpen = current.group === group;
    return `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(group)}</summary>${list(group)}</details>`;
  };
  const areas = [...new Set(pages.filter(({ path }) => path.startsWith('calls/')).map(({ group }) => group))];
  return `${list('')}<h2>Guides</h2>${list('Guides')}<h2>Calls</h2>${areas.map(area).join('')}<h2>Reference</h2>${list('Reference')}`;
};

/** Around the guides and the calls of one area, the way to the next page. */
const neighbours = (pages: readonly Page[], current: Page): string => {
  const row = pages.filter(({ group }) => group === current.group);
  const at = row.indexOf(current);
  const link = (page: Page | undefined, label: string): string =>
    page && current.group !== ''
      ? `<a class="${label.toLowerCase()}" href="${relative(current.path, page.path)}"><span>${label}</span> ${escapeHtml(page.title)}</a>`
      : '';
  return `<nav class="neighbours" aria-label="Neighbouring pages">${link(row[at - 1], 'Previous')}${link(row[at + 1], 'Next')}</nav>`;
};

/** The headings of a long page. */
const contents = ({ sections }: Page): string => {
  const top = Math.min(...sections.map(({ depth }) => depth));
  const shown = sections.filter(({ depth }) => depth > top);
  if (shown.length < 2) return '';
  const entry = ({ slug, title }: Page['sections'][number]): string =>
    `<li><a href="#${slug}">${escapeHtml(title)}</a></li>`;
  const list = `<ul>${shown.map(entry).join('')}</ul>`;
  return `<details class="contents"><summary>On this page</summary>${list}</details>`;
};

/** A whole page around its content. */
export const layout = (pages: readonly Page[], page: Page, content: string, version: string): string => {
  const root = relative(page.path, '');
  const title = page.group === '' ? 'Member wallet SDK' : `${page.title} · Member wallet SDK`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${root}assets/icon.svg">
<link rel="stylesheet" href="${root}assets/site.css">
<script src="${root}assets/theme.js"></script>
<script src="${root}assets/site.js" defer></script>
</head>
<body data-root="${root}">
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<button class="menu-button" type="button" aria-expanded="false" aria-controls="menu" hidden>Menu</button>
<a class="brand" href="${root}index.html">Member wallet SDK <span>${escapeHtml(version)}</span></a>
<div class="search" role="search" hidden>
<input id="search" type="search" placeholder="Search calls, codes, texts" aria-label="Search" autocomplete="off" spellcheck="false" aria-describedby="found">
<div class="panel">
<p id="found" class="found" role="status"></p>
<ol id="results" class="results" hidden></ol>
</div>
</div>
<button class="theme-button" type="button" hidden></button>
</header>
<div class="columns">
<nav id="menu" class="menu" aria-label="Pages">${menu(pages, page)}</nav>
<main id="content">
${contents(page)}
${content}
${neighbours(pages, page)}
</main>
</div>
</body>
</html>
`;
};
