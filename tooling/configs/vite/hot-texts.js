/** Where texts are: a language of the screens with everything in it, and the tables of the chat. */
const TABLES =
  /\/ui\/src\/i18n\/texts\/\w+\/index\.ts$|\/chat\/src\/widget\/(texts\/\w+|launcher-texts)\.ts$/;

const EXPORTED = /^export const (\w+)\b/gm;

/**
 * What follows a table of texts in development. Pages hold on to the first table that they loaded, so each later
 * one is written into it.
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

/**
 * An edited text replaces itself on the page, which stays as it is with all that was typed. No build has it.
 */
export function hotTexts() {
  return {
    name: 'hot-texts',
    apply: /** @type {const} */ ('serve'),
    // As it is written, whatever the other plugins make of it.
    enforce: /** @type {const} */ ('pre'),
    /** @param {string} code @param {string} id */
    transform(code, id) {
      if (!TABLES.test(id.split('?')[0] ?? '')) return null;
      const names = [...code.matchAll(EXPORTED)].map(([, name = '']) => name);
      return { code: code + acceptance(names), map: null };
    },
  };
}
