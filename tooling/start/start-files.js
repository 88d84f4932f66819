/** @typedef {import('vite').Rolldown.OutputBundle} OutputBundle */

/**
 * Each language's fonts, by the prefix of their file names.
 * @type {Record<string, string[]>}
 */
const FONTS = {
  th: ['inter-latin-wght-', 'noto-sans-thai-looped-thai-'],
  la: ['inter-latin-wght-', 'noto-sans-lao-looped-lao-'],
  en: ['inter-latin-wght-'],
};

const SCRIPT_TAG = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;
const PRELOAD_LINK = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;

const address = (/** @type {string} */ file) => `/${file}`;

/**
 * The app's first module and its imports. The first module is the page's last script: Vite replaces an entry that only
 * imports other modules with scripts for these.
 * @param {string} html
 */
function entryFiles(html) {
  const addresses = (/** @type {RegExp} */ tag) => [...html.matchAll(tag)].map(([, file = '']) => file);
  const named = addresses(SCRIPT_TAG);
  const entry = named.pop();
  if (!entry) throw new Error('The page names no script.');
  return { entry, imports: [...named, ...addresses(PRELOAD_LINK)] };
}

/** Removes the tags that `startFiles` reads; the inline scripts load these files. */
export const withoutScripts = (/** @type {string} */ html) =>
  html.replaceAll(SCRIPT_TAG, '').replaceAll(PRELOAD_LINK, '');

/** @param {OutputBundle} bundle @param {string} start */
function fontFile(bundle, start) {
  const file = Object.keys(bundle).find((name) => name.startsWith(`assets/${start}`));
  if (!file) throw new Error(`The build has no font called "${start}…".`);
  return address(file);
}

/** @param {OutputBundle} bundle @param {string} locale */
function fontFiles(bundle, locale) {
  const fonts = FONTS[locale];
  if (!fonts) throw new Error(`start-files.js names no fonts for the language "${locale}".`);
  return fonts.map((start) => fontFile(bundle, start));
}

/** The chunk that contains a module. @param {OutputBundle} bundle @param {string} module path in packages/ui/src */
export function chunkOf(bundle, module) {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(`/src/${module}`))) return chunk;
  }
  throw new Error(`The build has no chunk with ${module}.`);
}

/**
 * The URLs of the build's files that the start needs.
 * @param {OutputBundle} bundle @param {{ locales: string[], html: string, styles: string }} page
 * @returns {import('./render-document.js').StartFiles}
 */
export function startFiles(bundle, { locales, html, styles }) {
  const { entry, imports } = entryFiles(html);
  const everyPage = new Set([entry, ...imports]);
  /** The chunks with these modules and their imports. @param {readonly string[]} modules */
  const code = (modules) => {
    const found = new Set(modules.map((module) => chunkOf(bundle, module).fileName));
    for (const name of found) {
      const chunk = bundle[name];
      if (chunk?.type === 'chunk') for (const next of chunk.imports) found.add(next);
    }
    return [...found].map(address).filter((file) => !everyPage.has(file));
  };
  return {
    entry,
    imports,
    styles,
    fonts: Object.fromEntries(locales.map((locale) => [locale, fontFiles(bundle, locale)])),
    texts: (locale, part) => {
      const [file, ...more] = code([`i18n/texts/${locale}/${part}.ts`]);
      if (!file || more.length > 0) throw new Error(`The texts "${locale} ${part}" are not one file.`);
      return file;
    },
    code,
  };
}
