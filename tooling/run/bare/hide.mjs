import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { delimiter, isAbsolute, join, sep } from 'node:path';

/** Which programs a bare machine lacks, and a PATH without them. */

/** Browsers with their drivers and displays, services that tests use, and programs that the repository installs itself. */
const HIDDEN = [
  /^(chromium|chrome|google-chrome|microsoft-edge|brave|opera|vivaldi|firefox|epiphany)\b/i,
  /^(chromedriver|geckodriver|MiniBrowser|WebKitWebDriver|Xvfb|xvfb-run|Xorg|Xwayland)$/,
  /^(redis|valkey)-/,
  /^(nginx|caddy)$/,
  /^(postgres|psql|initdb|createdb|createuser|dropdb|dropuser|pg_\w+)$/,
  /^(pnpm|pnpx|turbo)$/,
];

/** @param {string} name a program's */
export const isHidden = (name) => HIDDEN.some((pattern) => pattern.test(name));

/**
 * The folders of a PATH, without those of packages, which npm adds for its scripts.
 * @param {string} path
 */
export const foldersOf = (path) =>
  path.split(delimiter).filter((folder) => isAbsolute(folder) && !folder.split(sep).includes('node_modules'));

/**
 * The programs on a PATH that a bare machine lacks.
 * @param {string} path
 */
export const hiddenOn = (path) => [
  ...new Set(
    foldersOf(path)
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).filter(isHidden)),
  ),
];

/**
 * Shortens a list of programs: those of one family become a pattern, such as "pg_*".
 * @param {readonly string[]} names
 */
export const inShort = (names) =>
  [...new Set(names.map((name) => name.replace(/^(pg_|(?:redis|valkey)-).+$/, '$1*')))].sort();

/**
 * Fills a new folder with links to all programs on a PATH that a bare machine may have. Node is copied instead, because it
 * adds the folder of its real path to the PATH of the processes that it starts.
 * @param {string} path @param {string} folder
 */
export function linkPrograms(path, folder) {
  mkdirSync(folder);
  copyFileSync(process.execPath, join(folder, 'node'), constants.COPYFILE_FICLONE);
  const linked = new Set(['node']);
  for (const from of foldersOf(path).filter((each) => existsSync(each))) {
    for (const name of readdirSync(from)) {
      // As in a shell, the first folder that has the program counts.
      if (linked.has(name) || isHidden(name)) continue;
      linked.add(name);
      symlinkSync(join(from, name), join(folder, name));
    }
  }
}
