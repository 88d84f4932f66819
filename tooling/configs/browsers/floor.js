import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import browserslist from 'browserslist';

const require = createRequire(import.meta.url);
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** MDN's data on which browser supports which feature. */
export const data = /** @type {import('@mdn/browser-compat-data').CompatData} */ (
  require('@mdn/browser-compat-data')
);

/**
 * MDN's names for the browsers in `browserslist` of the root's package.json. Chrome for Android and WebView get the oldest
 * version of Chrome, whose engine and version numbers they share: browserslist only knows their newest versions.
 * @type {Record<string, import('@mdn/browser-compat-data').BrowserName[]>}
 */
const NAMES = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  firefox: ['firefox', 'firefox_android'],
  ios_saf: ['safari_ios'],
  safari: ['safari'],
  samsung: ['samsunginternet_android'],
};

/** @param {string} version such as 15.4, or the range 15.6-15.8, of which the first counts */
const numbers = (version) => (version.split('-')[0] ?? '').replace('≤', '').split('.').map(Number);

/** @param {string} one @param {string} other @returns negative if `one` is older */
function compareVersions(one, other) {
  const [left, right] = [numbers(one), numbers(other)];
  return (left[0] ?? 0) - (right[0] ?? 0) || (left[1] ?? 0) - (right[1] ?? 0);
}

/** @returns {Partial<Record<import('@mdn/browser-compat-data').BrowserName, string>>} the oldest supported version of each browser */
function oldestVersions() {
  /** @type {Record<string, string>} */
  const oldest = {};
  for (const entry of browserslist(undefined, { path: ROOT })) {
    const [name = '', version = ''] = entry.split(' ');
    const names = NAMES[name];
    if (!names) throw new Error(`floor.js does not know the browser "${name}" of browserslist.`);
    for (const each of names) {
      if (!oldest[each] || compareVersions(version, oldest[each]) < 0)
        oldest[each] = version.split('-')[0] ?? '';
    }
  }
  return oldest;
}

export const floor = oldestVersions();

/** The Chromium version of the oldest supported Samsung Internet, which has its own version numbers. */
function samsungEngine() {
  const { releases } = data.browsers.samsunginternet_android;
  const engine = releases[floor.samsunginternet_android ?? '']?.engine_version;
  if (!engine) throw new Error(`No data on Samsung Internet ${floor.samsunginternet_android}.`);
  return engine;
}

const chromium = [floor.chrome ?? '', samsungEngine()].sort(compareVersions)[0];

/** The oldest supported engines by Vite's names: the targets for which scripts and styles are compiled. */
export const targets = [
  `chrome${chromium}`,
  `firefox${floor.firefox}`,
  `ios${floor.safari_ios}`,
  `safari${floor.safari}`,
];

/**
 * Whether a version has the feature according to a statement of the data, without a flag and under its standard name.
 * @param {import('@mdn/browser-compat-data').SimpleSupportStatement} statement @param {string} version
 * @param {readonly string[]} prefixes with which the sheet also has the feature
 */
function hasIt({ version_added, version_removed, flags, prefix, alternative_name }, version, prefixes) {
  if (flags || alternative_name || (prefix && !prefixes.includes(prefix))) return false;
  if (typeof version_added !== 'string' || version_added === 'preview') return false;
  const isRemoved = typeof version_removed === 'string' && compareVersions(version_removed, version) <= 0;
  return compareVersions(version_added, version) <= 0 && !isRemoved;
}

/**
 * The browsers whose oldest supported version lacks a feature.
 * @param {import('@mdn/browser-compat-data').CompatStatement | undefined} feature
 * @param {readonly string[]} [prefixes] with which the sheet also has the feature, such as -webkit-
 * @returns {string[]} such as "safari 15.4"; empty if all have it, or if there is no data
 */
export function lackedBy(feature, prefixes = []) {
  if (!feature) return [];
  return Object.entries(floor).flatMap(([name, version]) => {
    const support = feature.support[/** @type {keyof typeof floor} */ (name)];
    if (support === undefined) return [];
    const statements = [support].flat();
    return statements.some((each) => hasIt(each, version, prefixes)) ? [] : [`${name} ${version}`];
  });
}

/**
 * A feature by its path, such as css.selectors.has.
 * @param {string} path @returns {import('@mdn/browser-compat-data').CompatStatement | undefined}
 */
export function feature(path) {
  /** @type {any} */
  let at = data;
  for (const name of path.split('.')) at = at?.[name];
  return at?.__compat;
}
