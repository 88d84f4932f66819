import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import type { Section } from '../markdown/document';
import { readSections } from '../markdown/document';

/** A page of the site, with the sections of one Markdown document that it shows. */
export interface Page {
  /** Its address within the site: 'calls/transfer.html'. */
  readonly path: string;
  readonly title: string;
  /** The heading under which the menu lists it. */
  readonly group: string;
  /** The document that it is made of, relative to the package. */
  readonly source: string;
  readonly sections: readonly Section[];
}

/** The SDK's folder, whose documents the site shows. */
export const sdkFolder = dirname(
  createRequire(import.meta.url).resolve('@member-wallet/api-sdk/package.json'),
);

type Read = (path: string) => readonly Section[];

/** The guides in the order in which they are read. */
const GUIDES = ['start', 'errors', 'money', 'idempotency', 'server', 'testing', 'conformance', 'migrating'];

/** The documents of a copy of the package. */
const readerOf =
  (folder: string): Read =>
  (path) =>
    readSections(readFileSync(join(folder, path), 'utf8'));

const whole = (read: Read, path: string, group: string, source: string, title?: string): Page => {
  const sections = read(source);
  return { path, group, source, sections, title: title ?? sections[0]?.title ?? path };
};

const guides = (folder: string): readonly Page[] => {
  const files = readdirSync(join(folder, 'docs/guides'));
  const unlisted = files.filter((file) => file !== 'index.md' && !GUIDES.includes(file.replace(/\.md$/, '')));
  if (unlisted.length > 0) throw new Error(`guides that the menu does not list: ${unlisted.join(', ')}`);
  return GUIDES.map((name) =>
    whole(readerOf(folder), `guides/${name}.html`, 'Guides', `docs/guides/${name}.md`),
  );
};

const REFERENCE = 'docs/reference.md';

/** One page for each call, and one for each other chapter. */
const referencePages = (read: Read): readonly Page[] => {
  const pages: (Page & { sections: Section[] })[] = [];
  let chapter = '';
  let area = '';
  for (const section of read(REFERENCE)) {
    const { depth, title, slug } = section;
    const add = (path: string, group: string): void => {
      pages.push({ path, title, group, source: REFERENCE, sections: [section] });
    };
    if (depth === 1) continue;
    if (depth === 2) {
      chapter = title;
      if (chapter !== 'Endpoints') add(`reference/${slug}.html`, 'Reference');
    } else if (chapter !== 'Endpoints') pages.at(-1)?.sections.push(section);
    else if (depth === 3) area = title;
    else add(`calls/${title}.html`, area);
  }
  return pages;
};

/** 'CHANGELOG.md' is the page Changelog, whatever its first heading says. */
const titleOf = (file: string): string =>
  file.slice(0, 1) + file.slice(1).toLowerCase().replace('.md', '').replaceAll('_', ' ');

/** Every page, in the order of the menu. */
export const readPages = (folder: string): readonly Page[] => {
  const read = readerOf(folder);
  return [
    whole(read, 'index.html', '', 'docs/guides/index.md', 'Overview'),
    ...guides(folder),
    whole(read, 'readme.html', 'Guides', 'README.md', 'All features'),
    ...referencePages(read),
    ...readdirSync(folder)
      .filter((file) => file.endsWith('.md') && file !== 'README.md')
      .map((file) =>
        whole(read, `${file.toLowerCase().replace('.md', '')}.html`, 'Reference', file, titleOf(file)),
      ),
  ];
};

/** The path from one page to another page or file of the site. */
export const relative = (from: string, to: string): string => `${from.includes('/') ? '../' : ''}${to}`;

export interface Links {
  /** Turns a link of a document into one of the site. Throws for a link that leads nowhere. */
  resolve(page: Page, link: string): string;
  /** Files of the package that a page links to and that are copied beside it. */
  readonly files: ReadonlySet<string>;
}

/** Knows where each heading of each document is shown. */
export const createLinks = (folder: string, pages: readonly Page[]): Links => {
  const places = new Map<string, string>();
  const tops = new Map<string, string>();
  for (const { path, source, sections } of pages) {
    if (!tops.has(source)) tops.set(source, source === REFERENCE ? 'index.html#all-calls' : path);
    for (const { slug } of sections) places.set(`${source}#${slug}`, `${path}#${slug}`);
  }
  const files = new Set<string>();
  const resolve = (page: Page, link: string): string => {
    if (/^https?:/.test(link)) return link;
    const [file = '', anchor] = link.split('#');
    const source = file === '' ? page.source : normalize(join(dirname(page.source), file));
    const target = anchor === undefined ? tops.get(source) : places.get(`${source}#${anchor}`);
    if (target !== undefined) return relative(page.path, target);
    // What is outside the package is not there for whoever installed it.
    const isInside = !source.startsWith('..') && existsSync(join(folder, source));
    if (anchor === undefined && isInside) {
      files.add(source);
      return relative(page.path, `files/${source.split('/').at(-1) ?? ''}`);
    }
    throw new Error(`${page.source} has a dead link: ${link}`);
  };
  return { resolve, files };
};
