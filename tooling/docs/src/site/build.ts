import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { Addresses } from '../markdown/render';
import { renderSections } from '../markdown/render';
import { callList } from './call-list';
import { layout } from './layout';
import type { Links } from './links';
import { createLinks } from './links';
import { overview } from './overview';
import type { Page } from './page';
import { readPages } from './pages';
import { SDK, targetOf } from './repository';
import { repository } from './root';
import { searchIndex } from './search-index';
import { sizeOfWebp } from './webp';

const source = fileURLToPath(new URL('../page/', import.meta.url));

const fonts = {
  'inter.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'thai.woff2':
    '@fontsource-variable/noto-sans-thai-looped/files/noto-sans-thai-looped-thai-wght-normal.woff2',
  'lao.woff2': '@fontsource-variable/noto-sans-lao-looped/files/noto-sans-lao-looped-lao-wght-normal.woff2',
};

const addressesFor = (root: string, links: Links, page: Page): Addresses => ({
  link: (href) => links.resolve(page, href),
  picture: (href) => ({
    address: links.resolve(page, href) ?? '',
    ...sizeOfWebp(join(root, targetOf(root, page.source, href))),
  }),
});

const contentOf = (pages: readonly Page[], page: Page, addresses: Addresses): string => {
  if (page.path === 'index.html') return overview(page, addresses);
  const html = renderSections(page.sections, addresses);
  return page.path === 'sdk/index.html' ? html + callList(pages) : html;
};

/** Writes the whole site into a folder, from the documents of a repository, and returns how many pages it has. */
export const buildSite = (folder: string, root: string = repository): number => {
  const pages = readPages(root);
  const links = createLinks(root, pages);
  const { version } = JSON.parse(readFileSync(join(root, SDK, 'package.json'), 'utf8')) as {
    version: string;
  };
  rmSync(folder, { recursive: true, force: true });
  const placeFor = (path: string): string => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    return join(folder, path);
  };
  const write = (path: string, text: string): void => writeFileSync(placeFor(path), text);
  for (const page of pages) {
    const content = contentOf(pages, page, addressesFor(root, links, page));
    write(page.path, layout(pages, page, content, version));
  }
  write('assets/search-index.js', `globalThis.searchIndex = ${JSON.stringify(searchIndex(pages))};\n`);
  for (const [file, place] of links.files) copyFileSync(join(root, file), placeFor(place));
  copyFileSync(join(source, 'icon.svg'), placeFor('assets/icon.svg'));
  const { resolve } = createRequire(import.meta.url);
  for (const [name, font] of Object.entries(fonts)) copyFileSync(resolve(font), join(folder, 'assets', name));
  buildSync({
    entryPoints: ['site.ts', 'theme.ts', 'site.css'].map((name) => join(source, name)),
    external: ['*.woff2'],
    outdir: join(folder, 'assets'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
  });
  return pages.length;
};
