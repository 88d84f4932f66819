import { readSections } from '../markdown/document';
import { AUDIENCES, placeOf, readMenu } from './menu';
import type { Page } from './page';
import { readDocuments, targetOf } from './repository';
import { readSdkPages } from './sdk-pages';

/** The document of the first page, whose lists are the menu. */
const OVERVIEW = 'docs/README.md';

/** 'docs/support/README.md' is 'support/index.html'; the root's README leaves that name to the overview. */
const pathOf = (source: string): string =>
  source === 'README.md'
    ? 'readme.html'
    : source
        .replace(/^docs\//, '')
        .replace(/README\.md$/, 'index.html')
        .replace(/\.md$/, '.html')
        .toLowerCase();

/** Every page, in the order of the menu. */
export const readPages = (root: string): readonly Page[] => {
  const documents = readDocuments(root);
  const overview = readSections(documents.get(OVERVIEW) ?? '');
  const menu = readMenu(overview, (link) => targetOf(root, OVERVIEW, link));
  const order = [...menu.keys()];
  const rank = (source: string): number => (menu.has(source) ? order.indexOf(source) : order.length);
  const first = {
    ...{ path: 'index.html', title: 'Overview', audience: '', group: '' },
    ...{ source: OVERVIEW, sections: overview },
  };
  const pages = [...documents]
    .filter(([source]) => source !== OVERVIEW)
    .map(([source, markdown]): Page => {
      const sections = readSections(markdown);
      const title = sections[0]?.title;
      if (title === undefined) throw new Error(`${source} has no heading`);
      return { title, ...(menu.get(source) ?? placeOf(source)), path: pathOf(source), source, sections };
    })
    .sort((a, b) => rank(a.source) - rank(b.source));
  // The SDK's own pages come before its examples.
  const all = [...readSdkPages(root), ...pages];
  return [first, ...AUDIENCES.flatMap((name) => all.filter(({ audience }) => audience === name))];
};
