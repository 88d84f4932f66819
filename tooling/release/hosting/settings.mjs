/**
 * Validates settings.json with the schema that the build wrote, puts the settings into the page and allows their servers.
 * Only needs Node, because releases contain this file.
 * @typedef {Record<string, unknown>} Settings
 * @typedef {{ properties: Record<string, { type?: string, pattern?: string, description?: string }>, dependentRequired?: Record<string, string[]> }} Schema
 */

const asText = (/** @type {unknown} */ value) => String(value).trim();

/**
 * The problems of the settings, one line each; empty if there are none.
 * @param {unknown} settings @param {Schema} schema
 * @returns {string[]}
 */
export function problemsIn(settings, { properties, dependentRequired = {} }) {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
    return ['it must be an object such as {"VITE_APP_NAME": "Sabai"}'];
  const given = Object.entries(settings).filter(([, value]) => value !== '');
  const names = given.map(([name]) => name);
  return [
    ...given.flatMap(([name, value]) => {
      if (!Object.hasOwn(properties, name)) return [`${name} is no setting`];
      const { pattern = '', description = 'must be a text' } = properties[name] ?? {};
      const fits = typeof value !== 'object' && new RegExp(pattern).test(asText(value));
      return fits ? [] : [`${name} ${description}`];
    }),
    ...names.flatMap((name) =>
      (Object.hasOwn(dependentRequired, name) ? (dependentRequired[name] ?? []) : [])
        .filter((other) => !names.includes(other))
        .map((other) => `${name} and ${other} must be set together`),
    ),
  ];
}

/**
 * Reads settings.json; throws one error that lists every problem.
 * @param {string} text @param {Schema} schema
 * @returns {Record<string, string>} as texts
 */
export function readSettings(text, schema) {
  let settings;
  try {
    settings = JSON.parse(text);
  } catch (error) {
    throw new Error(`settings.json is no JSON: ${/** @type {Error} */ (error).message}`, { cause: error });
  }
  const problems = problemsIn(settings, schema);
  if (problems.length > 0) throw new Error(`settings.json is not usable: ${problems.join('; ')}.`);
  return Object.fromEntries(
    Object.entries(settings)
      .filter(([name]) => name !== '$schema')
      .map(([name, value]) => [name, asText(value)]),
  );
}

/** The element of the page for the settings. If it is empty, the page fetches settings.json. */
const PLACE = /(<script type="application\/json" id="settings">)[^<]*(<\/script>)/;
const CONNECT = /connect-src [^;]*/g;

/** @param {unknown} address */
const originsOf = (address) => (URL.canParse(String(address)) ? [new URL(String(address)).origin] : []);

/**
 * Allows connections to the servers of the settings, in the policy of a page or of a file with headers.
 * @param {string} text @param {Settings} settings
 */
export function allowOrigins(text, settings) {
  const servers = ['VITE_API_BASE_URL', 'VITE_CHAT_URL'].flatMap((name) => originsOf(settings[name]));
  const sockets = servers.map((origin) => origin.replace(/^http/, 'ws'));
  const wanted = [...servers, ...sockets, ...originsOf(settings.VITE_REPORT_URL)];
  return text.replace(CONNECT, (list) => [...new Set([...list.split(' '), ...wanted])].join(' '));
}

/**
 * The page with the settings in it, so that it needs no request for them.
 * @param {string} page @param {Settings} settings
 */
export function withSettings(page, settings) {
  // Escaped, because a closing tag in a setting would end the script element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return allowOrigins(page, settings).replace(PLACE, (_, open, close) => open + json + close);
}

/** @param {string} page whether the host can fill it */
export const takesSettings = (page) => PLACE.test(page);
