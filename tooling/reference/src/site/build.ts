import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { renderSections } from '../markdown/render';
import { callList } from './call-list';
import { layout } from './layout';
import { createLinks, readPages, sdkFolder } from './pages';
import { searchIndex } from './search-index';

const source = fileURLToPath(new URL('../page/', import.meta.url));

const fonts = {
  'thai.woff2':
    '@fontsource-variable/noto-sans-thai-looped/files/noto-sans-thai-looped-thai-wght-normal.woff2',
  'lao.woff2': '@fontsource-variable/noto-sans-lao-looped/files/noto-sans-lao-looped-lao-wght-normal.woff2',
};

/** Writes the whole site into a folder, from the documents of the package, and returns how many pages it has. */
export const buildSite = (folder: string, documents: string = sdkFolder): number => {
  const pages = readPages(documents);
  const links = createLinks(documents, pages);
  const { version } = JSON.parse(readFileSync(join(documents, 'package.json'), 'utf8')) as {
    version: string;
  };
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const page of pages) {
    const html = renderSections(page.sections, (link) => links.resolve(page, link));
    const content = page.path === 'index.html' ? html + callList(pages) : html;
    write(page.path, layout(pages, page, content, version));
  }
  write('assets/search-index.js', `globalThis.searchIndex = ${JSON.stringify(searchIndex(pages))};\n`);
  for (const file of links.files) {
    mkdirSync(join(folder, 'files'), { recursive: true });
    copyFileSync(join(documents, file), join(folder, 'files', file.split('/').at(-1) ?? ''));
  }
  for (const asset of ['site.css', 'icon.svg'])
    copyFileSync(join(source, asset), join(folder, 'assets', asset));
  const { resolve } = createRequire(import.meta.url);
  for (const [name, font] of Object.entries(fonts)) copyFileSync(resolve(font), join(folder, 'assets', name));
  buildSync({
    entryPoints: [join(source, 'site.ts'), join(source, 'theme.ts')],
    outdir: join(folder, 'assets'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
  });
  return pages.length;
};
