import { escapeHtml } from '../markdown/render';
import { AUDIENCES } from './menu';
import type { Page } from './page';
import { relative } from './page';

const NAME = 'Member wallet documentation';

/** Nothing is fetched from elsewhere. `file:` is for the site opened from a disk. */
const POLICY =
  "default-src 'none'; script-src 'self' file:; style-src 'self' file:; font-src 'self' file:; img-src 'self' file:; base-uri 'none'; form-action 'none'";

const listOf = (pages: readonly Page[], current: Page): string => {
  const entry = (page: Page): string =>
    `<li><a href="${relative(current.path, page.path)}"${page === current ? ' aria-current="page"' : ''}>${escapeHtml(page.title)}</a></li>`;
  return `<ul>${pages.map(entry).join('')}</ul>`;
};

/** The pages below one heading of the menu, those of a long one in parts to unfold. */
const groupOf = (pages: readonly Page[], current: Page, group: string): string => {
  const inside = pages.filter((page) => page.group === group);
  const heading = group === '' ? '' : `<h3>${escapeHtml(group)}</h3>`;
  const folds = [...new Set(inside.map(({ fold }) => fold))];
  const part = (fold: string | undefined): string => {
    const list = listOf(
      inside.filter((page) => page.fold === fold),
      current,
    );
    if (fold === undefined) return list;
    const isOpen = current.group === group && current.fold === fold;
    return `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(fold)}</summary>${list}</details>`;
  };
  return heading + folds.map(part).join('');
};

/** The readers, and below those of the current page their pages. */
const menu = (pages: readonly Page[], current: Page): string => {
  const part = (name: string): string => {
    const theirs = pages.filter(({ audience }) => audience === name);
    const isOpen = name === current.audience;
    const title = `<h2><a href="${relative(current.path, theirs[0]?.path ?? '')}">${name}</a></h2>`;
    const groups = [...new Set(theirs.map(({ group }) => group))];
    const list = isOpen ? groups.map((group) => groupOf(theirs, current, group)).join('') : '';
    return `<div class="audience${isOpen ? ' open' : ''}">${title}${list}</div>`;
  };
  const [first] = pages;
  return `${first ? listOf([first], current) : ''}${AUDIENCES.map(part).join('')}`;
};

/** Within a heading of the menu, the way to the next page. */
const neighbours = (pages: readonly Page[], current: Page): string => {
  const { audience, group, fold } = current;
  if (audience === '') return '';
  const row = pages.filter((one) => one.audience === audience && one.group === group && one.fold === fold);
  const at = row.indexOf(current);
  const link = (page: Page | undefined, label: string): string =>
    page
      ? `<a class="${label.toLowerCase()}" href="${relative(current.path, page.path)}"><span>${label}</span> ${escapeHtml(page.title)}</a>`
      : '';
  return `<nav class="neighbours" aria-label="Neighbouring pages">${link(row[at - 1], 'Previous')}${link(row[at + 1], 'Next')}</nav>`;
};

/** The headings of a long page. */
const contents = ({ audience, sections }: Page): string => {
  if (audience === '') return '';
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
  const root = '../'.repeat(page.path.split('/').length - 1);
  const title = page.audience === '' ? NAME : `${page.title} · ${NAME}`;
  const name = page.audience === 'SDK teams' ? `SDK ${version}` : 'Documentation';
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
<a class="brand" href="${root}index.html">Member wallet <span>${escapeHtml(name)}</span></a>
<div class="search" role="search" hidden>
<input id="search" type="search" placeholder="Search pages, codes, texts" aria-label="Search" autocomplete="off" spellcheck="false" aria-describedby="found">
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
