/** @typedef {import('vite').Rolldown.OutputBundle} OutputBundle */

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

/**
 * The chunk with a language's texts, and its imports that the page does not reference already.
 * @param {OutputBundle} bundle @param {string} locale @param {string} html
 */
function textFiles(bundle, locale, html) {
  const chunk = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/i18n/texts/${locale}/index.ts`));
  if (!chunk) throw new Error(`The build has no chunk with the texts of "${locale}".`);
  return [chunk.fileName, ...chunk.imports].filter((file) => !html.includes(address(file)));
}

/**
 * The addresses of the files that each language of a market needs at start-up.
 * @param {OutputBundle} bundle
 * @param {{ locales: readonly string[], html: string }} page
 * @returns {Record<string, { fonts: string[], modules: string[] }>}
 */
export const startFiles = (bundle, { locales, html }) =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        fonts: fontFiles(bundle, locale),
        modules: textFiles(bundle, locale, html).map(address),
      },
    ]),
  );
