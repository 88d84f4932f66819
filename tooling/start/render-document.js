import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { virtualEntry } from './virtual-entry.js';

/**
 * The build's files by URL; see packages/ui/src/start/start-data-of.ts.
 * @typedef {object} StartFiles
 * @property {string} entry
 * @property {string[]} imports
 * @property {string} styles
 * @property {Record<string, string[]>} fonts
 * @property {(locale: string, part: string) => string} texts
 * @property {(modules: readonly string[]) => string[]} code
 */

/**
 * The app's part of the document; see packages/ui/src/start/document.ts.
 * @typedef {object} RenderedDocument
 * @property {{ apiBaseUrl: string, chatUrl: string | null, reports: { url: string } | null }} env
 * @property {string} appName
 * @property {string[]} locales
 * @property {string[]} addresses
 * @property {[name: string, html: string][]} parts
 * @property {string[]} prerendered
 * @property {string} notStarted
 * @property {{ settings: object, report: object }} schemas
 * @property {(files: StartFiles) => Promise<object>} dataOf
 */

const entrySource = (/** @type {string} */ root, /** @type {string} */ browsers) => `
import { startDocument } from '@member-wallet/ui/start-document';
import { brand } from '${root}/src/brand';
import { market } from '${root}/src/market';
export default await startDocument({ market, brand, settings: import.meta.env }, ${JSON.stringify(browsers)});
`;

/**
 * Prerenders the document: builds the app for Node and runs the result.
 * @param {import('vite').InlineConfig} base the Vite configuration that all builds of the app share
 * @param {string} root the app's folder
 * @param {string} browsers the supported browsers, as a list of names with versions
 * @returns {Promise<RenderedDocument>}
 */
export async function renderDocument(base, root, browsers) {
  const entry = virtualEntry('document', entrySource(root, browsers));
  // In the app's folder, so that Node finds its dependencies.
  const outDir = await mkdtemp(join(root, 'node_modules', '.start-'));
  try {
    await build({
      ...base,
      configFile: false,
      logLevel: 'warn',
      root,
      plugins: [...(base.plugins ?? []), entry.plugin],
      build: {
        ssr: true,
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: { document: entry.id }, output: { entryFileNames: 'document.mjs' } },
      },
      ssr: { noExternal: true },
    });
    const rendered = await import(pathToFileURL(join(outDir, 'document.mjs')).href);
    return rendered.default;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
