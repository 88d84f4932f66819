import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { delimiter, isAbsolute, join, sep } from 'node:path';

/** Which programs a bare machine lacks, and a PATH without them. */

/** Browsers with their drivers and displays, the services that tests use, and what comes with this repository. */
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
 * The folders of a PATH, without those of packages: npm puts their programs there for its scripts.
 * @param {string} path
 */
export const foldersOf = (path) =>
  path.split(delimiter).filter((folder) => isAbsolute(folder) && !folder.split(sep).includes('node_modules'));

/**
 * The programs that a PATH has and a bare machine lacks.
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
 * A short list of programs: those of one family are a pattern, such as "pg_*".
 * @param {readonly string[]} names
 */
export const inShort = (names) =>
  [...new Set(names.map((name) => name.replace(/^(pg_|(?:redis|valkey)-).+$/, '$1*')))].sort();

/**
 * Fills a new folder with links to every program of a PATH that a bare machine may have. Node itself is copied: it puts
 * the folder that it really is in on the PATH of what it starts.
 * @param {string} path @param {string} folder
 */
export function linkPrograms(path, folder) {
  mkdirSync(folder);
  copyFileSync(process.execPath, join(folder, 'node'), constants.COPYFILE_FICLONE);
  const linked = new Set(['node']);
  for (const from of foldersOf(path).filter((each) => existsSync(each))) {
    for (const name of readdirSync(from)) {
      // As in a shell, the first folder that has it counts.
      if (linked.has(name) || isHidden(name)) continue;
      linked.add(name);
      symlinkSync(join(from, name), join(folder, name));
    }
  }
}
