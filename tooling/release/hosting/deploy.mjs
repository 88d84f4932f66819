import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { allowOrigins, readSettings, withSettings } from './settings.mjs';

const USAGE = `node deploy.mjs --to FOLDER [--settings settings.json] [--keep-days 30] [--release FOLDER]

Puts the release, by default the one in which this program is, into the folder that the web server serves.
Checks the checksums and the settings first. The files of earlier releases stay for members whose page is
older, until no release has named them for the given number of days.`;

/** Files with headers, which the settings change. The page is written last, because it references all other files. */
const HEADER_FILES = ['_headers', 'nginx-headers.conf', 'caddy-headers.conf'];
const PAGE = 'index.html';
const DAY_MS = 86_400_000;

/** Replaces a file atomically, so that no partial file is served. @param {string} file @param {string | Buffer} content */
function replace(file, content) {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/** @param {string} folder @returns {string[]} the paths of its files, in the same order everywhere */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath ?? each.path, each.name).slice(folder.length + 1))
    .sort();

/** Writes the page and its compressed versions, the page last. @param {string} folder @param {string} page */
export function writePage(folder, page) {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  replace(join(folder, `${PAGE}.br`), brotliCompressSync(page, quality));
  replace(join(folder, `${PAGE}.gz`), gzipSync(page, { level: 9 }));
  replace(join(folder, PAGE), page);
}

/** Throws if files do not match the list of checksums, or are not in it. @param {string} release */
function checkSums(release) {
  const list = join(release, 'SHA256SUMS');
  if (!existsSync(list))
    throw new Error(`${list} is missing, so the files cannot be checked: unpack the whole archive again.`);
  const lines = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  const sums = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  for (const name of new Set([
    ...sums.keys(),
    ...filesIn(join(release, 'dist')).map((each) => `dist/${each}`),
  ])) {
    const file = join(release, name);
    const found = existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex');
    if (found !== sums.get(name)) throw new Error(`${name} is not the file of this release.`);
  }
}

/**
 * @param {{ release: string, to: string, settings?: string | undefined, keepDays?: number, now?: number }} options
 *   `release` is the folder of the release, `to` what the web server serves, `settings` the path of settings.json
 * @returns {{ removed: string[] }} the files of earlier releases that were removed
 */
export function deploy({ release, to, settings: path, keepDays = 30, now = Date.now() }) {
  const dist = join(release, 'dist');
  checkSums(release);
  const read = (/** @type {string} */ name) => readFileSync(join(dist, name), 'utf8');
  const settings = readSettings(
    path === undefined ? '{}' : readFileSync(path, 'utf8'),
    JSON.parse(read('settings.schema.json')),
  );
  const made = [...HEADER_FILES, 'settings.json', PAGE, `${PAGE}.br`, `${PAGE}.gz`];
  const names = filesIn(dist);
  const assets = names.filter((name) => name.startsWith('assets/'));
  const at = new Date(now);
  for (const name of [...assets, ...names.filter((each) => !assets.includes(each) && !made.includes(each))]) {
    const file = join(to, name);
    mkdirSync(dirname(file), { recursive: true });
    if (!assets.includes(name) || !existsSync(file)) {
      copyFileSync(join(dist, name), `${file}.new`);
      renameSync(`${file}.new`, file);
    }
    // The file's time is the time of the last deployment that contained it.
    utimesSync(file, at, at);
  }
  for (const name of HEADER_FILES) replace(join(to, name), allowOrigins(read(name), settings));
  replace(join(to, 'settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
  const page = withSettings(read(PAGE), settings);
  writePage(to, page);
  const removed = filesIn(join(to, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((name) => !assets.includes(name) && now - statSync(join(to, name)).mtimeMs > keepDays * DAY_MS);
  for (const name of removed) rmSync(join(to, name));
  return { removed };
}

const isProgram = process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isProgram) {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      settings: { type: 'string' },
      release: { type: 'string', default: dirname(fileURLToPath(import.meta.url)) },
      'keep-days': { type: 'string', default: '30' },
      help: { type: 'boolean' },
    },
  });
  const keepDays = Number(values['keep-days']);
  if (values.help || values.to === undefined || !(keepDays >= 0)) {
    console.log(USAGE);
    process.exit(values.help ? 0 : 2);
  }
  try {
    const { removed } = deploy({
      release: values.release,
      to: values.to,
      settings: values.settings,
      keepDays,
    });
    console.log(`Deployed to ${values.to}. Removed ${removed.length} files of earlier releases.`);
  } catch (error) {
    console.error(`✗ ${/** @type {Error} */ (error).message} Nothing that members see has changed.`);
    process.exit(1);
  }
}
