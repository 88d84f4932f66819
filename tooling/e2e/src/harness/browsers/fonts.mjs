import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CACHE, fillOnce } from './cache.mjs';

const LATIN = ['@expo-google-fonts/roboto'];

/**
 * The packages that stand in for the system's fonts. As on Android, Thai and Lao have their own fonts, each regular and
 * bold.
 */
const FONTS = {
  phone: [...LATIN, '@expo-google-fonts/noto-sans-thai', '@expo-google-fonts/noto-sans-lao'],
  /** Without fonts for Thai and Lao. */
  latin: LATIN,
};

/** @typedef {keyof typeof FONTS} FontSet */

const { resolve } = createRequire(import.meta.url);

/** @param {string} path */
const escaped = (path) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The folders of the font files.
 * @param {FontSet} set
 */
export const fontFolders = (set) =>
  FONTS[set].flatMap((name) =>
    ['400Regular', '700Bold'].map((weight) => join(dirname(resolve(`${name}/package.json`)), weight)),
  );

/** @param {FontSet} set @param {string} cache */
function fontsConf(set, cache) {
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
 * Environment variables that replace the system's fonts with these. Browsers on macOS ignore them.
 * @param {FontSet} set
 */
export async function fontEnvironment(set) {
  const text = fontsConf(set, join(CACHE, 'font-cache'));
  // The name contains a hash of the settings, so that other font versions get another folder.
  const folder = join(CACHE, `fonts-${set}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`);
  await fillOnce(folder, (temporary) => writeFile(join(temporary, 'fonts.conf'), text));
  return { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
}
