import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CACHE, fillOnce } from './cache.mjs';

const LATIN = ['@expo-google-fonts/roboto'];

/**
 * What a browser sees as the system's fonts, by where the packages are that contain them. As on Android, Thai and Lao have
 * fonts of their own, each regular and bold.
 */
const FONTS = {
  phone: [...LATIN, '@expo-google-fonts/noto-sans-thai', '@expo-google-fonts/noto-sans-lao'],
  /** No font for Thai and Lao, as on a machine with neither. */
  latin: LATIN,
};

/** @typedef {keyof typeof FONTS} FontSet */

const { resolve } = createRequire(import.meta.url);

/** @param {string} path */
const escaped = (path) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Where the files are.
 * @param {FontSet} set
 */
export const fontFolders = (set) =>
  FONTS[set].flatMap((name) =>
    ['400Regular', '700Bold'].map((weight) => join(dirname(resolve(`${name}/package.json`)), weight)),
  );

/** @param {FontSet} set @param {string} cache */
function settings(set, cache) {
  const generic = ['sans-serif', 'serif', 'monospace', 'system-ui'];
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...fontFolders(set).map((folder) => `  <dir>${escaped(folder)}</dir>`),
    `  <cachedir>${escaped(cache)}</cachedir>`,
    ...generic.map(
      (family) =>
        `  <alias binding="same"><family>${family}</family><prefer><family>Roboto</family></prefer></alias>`,
    ),
    '</fontconfig>',
    '',
  ].join('\n');
}

/**
 * The environment in which a browser sees these fonts and none of the machine's. Browsers on macOS ignore it.
 * @param {FontSet} set
 */
export async function fontEnvironment(set) {
  const text = settings(set, join(CACHE, 'font-cache'));
  // Named with what is in it: another version of a font is another folder.
  const folder = join(CACHE, `fonts-${set}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`);
  await fillOnce(folder, (beside) => writeFile(join(beside, 'fonts.conf'), text));
  return { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
}
