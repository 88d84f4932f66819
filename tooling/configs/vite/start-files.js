/** @typedef {import('vite').Rolldown.OutputBundle} OutputBundle */
/** @typedef {keyof typeof PART_OF_PAGE} StartScreen */

/**
 * The fonts of each language, by the start of their file names.
 * @type {Record<string, string[]>}
 */
const FONTS = {
  th: ['inter-latin-wght-', 'noto-sans-thai-looped-thai-'],
  la: ['inter-latin-wght-', 'noto-sans-lao-looped-lao-'],
  en: ['inter-latin-wght-'],
};

const address = (/** @type {string} */ file) => `/${file}`;

/** @param {OutputBundle} bundle @param {string} locale */
function fontFiles(bundle, locale) {
  const fonts = FONTS[locale];
  if (!fonts) throw new Error(`start-files.js names no fonts for the language "${locale}".`);
  return fonts.map((start) => address(fontFile(bundle, start)));
}

/** @param {OutputBundle} bundle @param {string} start */
function fontFile(bundle, start) {
  const file = Object.keys(bundle).find((name) => name.startsWith(`assets/${start}`));
  if (!file) throw new Error(`The build has no font called "${start}…".`);
  return file;
}

/** @param {OutputBundle} bundle @param {string} module the end of a module's path */
function chunkOf(bundle, module) {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(module))) return chunk;
  }
  throw new Error(`The build has no chunk with ${module}.`);
}

/**
 * The chunks with the modules, and their imports, that the page does not reference already.
 * @param {OutputBundle} bundle @param {readonly string[]} modules @param {string} html
 */
function scripts(bundle, modules, html) {
  const found = new Set(modules.map((module) => chunkOf(bundle, module).fileName));
  for (const name of found) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const next of chunk.imports) found.add(next);
  }
  return [...found].map(address).filter((file) => !html.includes(file));
}

const texts = (/** @type {string} */ locale, /** @type {string} */ part) =>
  `/i18n/texts/${locale}/${part}.ts`;

/** The part of the texts that a start page shows beside those of every page. */
const PART_OF_PAGE = /** @type {const} */ ({
  login: [],
  register: ['rest'],
  home: ['home'],
  statement: ['records', 'messages', 'rest'],
  'member-bars': [],
});

/**
 * The addresses of the files that each language of a market needs at start-up, and of each start page's scripts.
 * @param {OutputBundle} bundle
 * @param {{ locales: readonly string[], html: string, screens: Record<StartScreen, readonly string[]> }} page
 * @returns {Record<string, { fonts: string[], modules: Record<string, string[]> }>}
 */
export const startFiles = (bundle, { locales, html, screens }) =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        fonts: fontFiles(bundle, locale),
        modules: {
          '': scripts(bundle, [texts(locale, 'start')], html),
          ...Object.fromEntries(
            Object.entries(PART_OF_PAGE).map(([name, parts]) => [
              name,
              scripts(
                bundle,
                [
                  texts(locale, 'start'),
                  ...screens[/** @type {StartScreen} */ (name)],
                  ...parts.map((part) => texts(locale, part)),
                ],
                html,
              ),
            ]),
          ),
        },
      },
    ]),
  );
