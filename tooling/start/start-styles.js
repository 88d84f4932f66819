import { createHash } from 'node:crypto';
import { chunkOf } from './start-files.js';
import { splitOffFonts, usedStyles } from './used-styles.js';

/** @typedef {import('vite').Rolldown.OutputBundle} OutputBundle */

const SHEET_LINK = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+\.css)">/g;

export const withoutSheets = (/** @type {string} */ html) => html.replaceAll(SHEET_LINK, '');

/** The styles of the message that the app did not start, also for browsers without custom properties. */
const NOT_STARTED_STYLES = [
  '#not-started{position:fixed;z-index:99;top:0;left:0;right:0;padding:12px 20px 16px;text-align:center;',
  'font:16px/26px system-ui,sans-serif;font:var(--type-body);background:#fff;background:var(--surface-3);',
  'color:#111;color:var(--text);box-shadow:0 8px 24px rgba(0,0,0,.4)}',
  '[data-not-started=old] .failed,[data-not-started=failed] .old{display:none}',
  '#not-started p{max-width:560px;margin:8px auto 0;text-wrap:balance}',
  '#not-started a{display:inline-block;padding:8px;margin:-8px 0;color:inherit;font-weight:600;text-decoration:underline}',
].join('');

/**
 * The style sheets of the page and of the prerendered screens. The page's come first, and a component's before those of
 * a screen that uses it, because later rules override earlier ones.
 * @param {OutputBundle} bundle @param {readonly string[]} modules @param {string} html
 */
function sheetFiles(bundle, modules, html) {
  const found = new Set([...html.matchAll(SHEET_LINK)].map(([, file = '']) => file));
  /** @param {OutputBundle[string] | undefined} chunk @param {Set<string>} seen */
  const visit = (chunk, seen) => {
    if (chunk?.type !== 'chunk' || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) visit(bundle[name], seen);
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
  };
  for (const module of modules) visit(chunkOf(bundle, module), new Set());
  return [...found];
}

/** @param {OutputBundle} bundle @param {string} file */
function sheetText(bundle, file) {
  const sheet = bundle[file];
  if (sheet?.type !== 'asset') throw new Error(`The build has no style sheet called "${file}".`);
  return String(sheet.source).trim();
}

/**
 * The styles of the prerendered pages, split by when they are needed.
 * @param {OutputBundle} bundle
 * @param {{ modules: readonly string[], html: string, parts: string }} page the screens' modules, the page without its
 *   parts, and the parts
 * @returns the names of the style sheets; the inline styles for the first paint and for the fonts; a file with all
 *   styles except the fonts
 */
export function startStyles(bundle, { modules, html, parts }) {
  const sheets = sheetFiles(bundle, modules, html);
  const { fonts, rest } = splitOffFonts(sheets.map((file) => sheetText(bundle, file)).join(''));
  const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8);
  return {
    sheets,
    fonts,
    first: usedStyles(rest, parts) + NOT_STARTED_STYLES,
    all: { file: `assets/start-${hash}.css`, text: rest },
  };
}
