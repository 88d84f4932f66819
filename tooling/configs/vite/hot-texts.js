/** The modules with the texts of the screens and of the chat. Not `rest.ts`, which only imports others. */
const TABLES =
  /\/ui\/src\/i18n\/texts\/\w+\/(?!rest\.)\w+\.ts$|\/chat\/src\/widget\/(texts\/\w+|launcher-texts)\.ts$/;

const EXPORTED = /^export const (\w+)\b/gm;

/**
 * The code appended to a table of texts in development. Pages keep a reference to the first table that they loaded, so
 * later versions are copied into it.
 * @param {readonly string[]} names of the exported objects
 */
const acceptance = (names) => `
if (import.meta.hot) {
  const tables = (import.meta.hot.data.tables ??= { ${names.join(', ')} });
  import.meta.hot.accept((next) => {
    if (!next) return;
    for (const name of Object.keys(tables)) Object.assign(tables[name], next[name]);
    window.dispatchEvent(new Event('texts-changed'));
  });
}
`;

/** Updates edited texts on the page without a reload, so that input is kept. Development only. */
export function hotTexts() {
  return {
    name: 'hot-texts',
    apply: /** @type {const} */ ('serve'),
    // Before other plugins change the source.
    enforce: /** @type {const} */ ('pre'),
    /** @param {string} code @param {string} id */
    transform(code, id) {
      if (!TABLES.test(id.split('?')[0] ?? '')) return null;
      const names = [...code.matchAll(EXPORTED)].map(([, name = '']) => name);
      return { code: code + acceptance(names), map: null };
    },
  };
}
