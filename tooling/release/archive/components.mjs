import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * A third-party package whose code is in a build.
 * @typedef {{ name: string, version: string, license: string, text: string }} Component
 */

const INSTALLED = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
/** Builds of the repository's own packages, which have their own source maps. */
const BUILT = /\/packages\/[^/]+\/dist\/.*\.js$/;
const LICENSE_FILE = /^(?:licen[cs]e|copying|ofl)(?:[.-].*)?$/i;
/** The prefixes of the font files, with the package that has the font's licence. */
const FONTS = [
  ['inter-latin-', '@fontsource-variable/inter'],
  ['noto-sans-lao-looped-', '@fontsource-variable/noto-sans-lao-looped'],
  ['noto-sans-thai-looped-', '@fontsource-variable/noto-sans-thai-looped'],
];

/** @param {string} folder @param {RegExp} name @returns {string[]} */
const filesIn = (folder, name) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((each) => name.test(each))
        .map((each) => join(folder, each))
        .sort()
    : [];

/**
 * The sources of a script. Built packages among them are replaced by their own sources, from their maps.
 * @param {string} map @param {string} script the script's folder, to which its sources are relative
 * @returns {string[]}
 */
function sourcesOf(map, script) {
  const { sources = [] } = JSON.parse(readFileSync(map, 'utf8'));
  return sources.flatMap((/** @type {string} */ source) => {
    const path = resolve(script, source);
    const own = `${path}.map`;
    return BUILT.test(path) && existsSync(own) ? sourcesOf(own, dirname(path)) : [path];
  });
}

/** @param {string} folder of an installed package @returns {Component} */
function componentAt(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder)
    .sort()
    .find((each) => LICENSE_FILE.test(each));
  if (typeof license !== 'string') throw new Error(`${name} ${version} names no licence.`);
  // Without the licences of Vite's bundled dependencies, which are in no build.
  const [text = ''] = file ? readFileSync(join(folder, file), 'utf8').split('\n# Licenses of bundled') : [];
  return { name, version, license, text: text.trim() };
}

/**
 * The third-party packages whose code or fonts are in a built app, by name, according to the source maps in `maps` or
 * beside the scripts.
 * @param {string} app the app's folder @param {string} root the repository's root
 * @returns {Component[]}
 */
export function componentsOf(app, root) {
  const dist = join(app, 'dist');
  const maps = [join(app, 'maps'), dist].flatMap((folder) => filesIn(folder, /\.js\.map$/));
  if (maps.length === 0) throw new Error(`${app} has no source maps, which say what is inside.`);
  const folders = new Set(
    maps
      // Sources are relative to the script, even if the map has been moved.
      .flatMap((map) => sourcesOf(map, join(dist, 'assets')))
      .flatMap((source) => INSTALLED.exec(source)?.[1] ?? []),
  );
  const names = readdirSync(join(dist, 'assets'));
  const fonts = FONTS.filter(([start = '']) =>
    names.some((name) => name.startsWith(start) && name.endsWith('.woff2')),
  );
  // Every build contains the chunk loader and the helpers of Vite and Rolldown.
  const vite = realpathSync(join(app, 'node_modules/vite'));
  for (const folder of [vite, realpathSync(join(vite, '../rolldown'))]) folders.add(folder);
  for (const [, name = ''] of fonts) folders.add(realpathSync(join(root, 'packages/ui/node_modules', name)));
  return [...folders]
    .map(componentAt)
    .sort((one, other) => (`${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1));
}

/** The licence of the repository's own fonts, which is that of the fonts from which they are made. @param {string} root */
export const fontLicense = (root) =>
  readFileSync(join(root, 'packages/ui/src/styles/fonts/OFL.txt'), 'utf8').trim();

/**
 * The licences of all components, as one text.
 * @param {readonly Component[]} components @param {string} fonts
 */
export const licenses = (components, fonts) =>
  [
    ...components.map(({ name, version, license, text }) => `${name} ${version}\n${license}\n\n${text}`),
    `The fonts ${['inter-baht-kip', 'lao-looped-name', 'thai-looped-name'].join(', ')}\nOFL-1.1\n\n${fonts}`,
  ]
    .map((each) => `${each.trim()}\n`)
    .join(`\n${'='.repeat(80)}\n\n`);
