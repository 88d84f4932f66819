/**
 * Takes out of a library's code what pages never call of it, and leaves as many lines, so that source maps stay true.
 * @typedef {readonly [pattern: RegExp, replace: (found: string) => string]} Edit
 */

/** @param {string} text */
const linesOf = (text) => text.replaceAll(/[^\n]/g, '');

/** A class with nothing but this in it. @param {string} head @param {string} body @returns {Edit} */
const emptied = (head, body) => [
  new RegExp(String.raw`^${head} \{\n[^]*?^\}(?=;?$)`, 'gm'),
  (found) => `${found.slice(0, found.indexOf('{'))}{ ${body} }${linesOf(found)}`,
];

/** A method with this in the place of what it does. @param {string} name @param {string} parameter @param {string} body @returns {Edit} */
const emptiedMethod = (name, parameter = '', body = '') => [
  new RegExp(String.raw`^ {2}${name}\([^\n]*\) \{\n[^]*?^ {2}\}$`, 'gm'),
  (found) => `  ${name}(${parameter}) {${body}}${linesOf(found)}`,
];

/**
 * Libraries with much that pages never call but no bundler drops, because it hangs on what they do call: as methods of
 * a class, or by a name for developer tools. `inEvery`: each such file has to have it all.
 * @type {readonly { name: string, file: RegExp, edits: readonly Edit[], inEvery: boolean }[]}
 */
const LIBRARIES = [
  {
    name: 'i18next',
    file: /\/i18next\/dist\/esm\/i18next\.js$/,
    edits: [
      // Texts are added as their modules arrive: no backend fetches them.
      emptied('class Connector extends EventEmitter', 'state = {};'),
      // Amounts and times are formatted before they are put in a sentence.
      emptied('class Formatter', 'format() {}'),
      // No text has plural forms: Thai and Lao have none, and English ones are worded without.
      emptied('class PluralResolver', `getSuffix() { return ''; }`),
      // A page has one instance without plugins, in languages that run from left to right, and asks for texts alone.
      ...['cloneInstance', 'dir', 'hydrate', 'reloadResources', 'use', 'getUsedParamsDetails'].map((name) =>
        emptiedMethod(name),
      ),
      // No text names another, and a value that seems to is shown as it is.
      emptiedMethod('nest', 'text', ' return text; '),
      // For developers, in a build that logs.
      ...['deprecateBareCode', 'deprecateDottedLng'].map((name) => emptiedMethod(name)),
    ],
    inEvery: true,
  },
  {
    name: 'react-router',
    file: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    edits: [
      // The package names only its development build, which differs from the one for production in this line.
      [/^var ENABLE_DEV_WARNINGS = true;$/gm, () => 'var ENABLE_DEV_WARNINGS = false;'],
      // Components and contexts that no page uses.
      [
        /^var \w+ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
        (found) => `${found}/* @__PURE__ */ `,
      ],
      [/^\w+\.displayName = "[^"\n]*";$/gm, () => ''],
      // Of routers that load data: errors of the app have a boundary of its own.
      emptied(String.raw`var RenderErrorBoundary = class extends React\d*\.Component`, ''),
    ],
    inEvery: false,
  },
];

/**
 * @param {string} id of a module
 * @param {string} code
 * @returns {string} without what pages never call
 * @throws if a release of the library no longer has that where it was
 */
export function leanCode(id, code) {
  const library = LIBRARIES.find(({ file }) => file.test(id));
  return (library?.edits ?? []).reduce((sofar, [pattern, replace]) => {
    const lean = sofar.replaceAll(pattern, replace);
    if (lean === sofar && library?.inEvery)
      throw new Error(`${library?.name} has no ${pattern}: see lean-libraries.js.`);
    return lean;
  }, code);
}

/**
 * Drops from the built pages what they never call of their libraries.
 * @returns {import('vite').Plugin}
 */
export function leanLibraries() {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: LIBRARIES.map(({ file }) => file) },
      handler: (code, id) => ({ code: leanCode(id, code), map: null }),
    },
  };
}
