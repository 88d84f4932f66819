import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from './page';
import { relative } from './page';
import { isAddress, isFile, SDK, targetOf } from './repository';
import { REFERENCE } from './sdk-pages';

export interface Links {
  /**
   * Turns a link of a document into one of the site. Null for a folder of the repository, of which the site has no page.
   * Throws for a link that leads nowhere.
   */
  resolve(page: Page, link: string): string | null;
  /** Files of the repository that pages show or link to, each with its place in the site. */
  readonly files: ReadonlyMap<string, string>;
}

/** What a browser shows by itself. */
const SHOWN = ['.webp', '.svg', '.json', '.txt'];

const placeOfFile = (source: string): string =>
  source.startsWith('docs/')
    ? source.replace('docs/', '')
    : `files/${source}${SHOWN.includes(extname(source)) ? '' : '.txt'}`;

/** Knows where each heading of each document is shown. */
export const createLinks = (root: string, pages: readonly Page[]): Links => {
  const places = new Map<string, string>();
  const tops = new Map<string, string>([[REFERENCE, 'sdk/index.html#all-calls']]);
  for (const { path, source, sections } of pages) {
    if (!tops.has(source)) tops.set(source, path);
    for (const { slug } of sections) places.set(`${source}#${slug}`, `${path}#${slug}`);
  }
  const files = new Map<string, string>();
  const resolve = (page: Page, link: string): string | null => {
    if (isAddress(link)) return link;
    const [path = '', anchor] = link.split('#');
    const source = path === '' ? page.source : targetOf(root, page.source, path);
    const target = anchor === undefined ? tops.get(source) : places.get(`${source}#${anchor}`);
    // What is outside the package is not there for whoever installed it.
    const isOutside = source.startsWith('..') || (page.source.startsWith(SDK) && !source.startsWith(SDK));
    if (target !== undefined && !isOutside) return relative(page.path, target);
    const isThere = !isOutside && existsSync(join(root, source));
    if (anchor !== undefined || !isThere) throw new Error(`${page.source} has a dead link: ${link}`);
    if (!isFile(join(root, source))) return null;
    const place = placeOfFile(source);
    files.set(source, place);
    return relative(page.path, place);
  };
  return { resolve, files };
};
