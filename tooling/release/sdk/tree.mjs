import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { ROOT } from '../root.mjs';

/** @typedef {{ name: string, version: string, private: boolean, path: string }} Package */

const PNPM = join(ROOT, 'node_modules/.bin/pnpm');
const NOT_COPIED = [
  'node_modules',
  '.git',
  '.turbo',
  '.sandbox',
  '.mutation',
  'releases',
  '.test-evidence',
  'dist',
  'output',
  'coverage',
];

/**
 * The packages of a tree, without the root.
 * @param {string} root
 * @returns {Package[]}
 */
export function packagesIn(root) {
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8') };
  /** @type {Package[]} */
  const all = JSON.parse(execFileSync(PNPM, ['list', '--recursive', '--depth=-1', '--json'], options));
  return all.filter(({ path }) => relative(root, path) !== '');
}

/**
 * Copies the sources and links the installed dependencies.
 * @param {string} from @param {string} to
 */
export function copyTree(from, to) {
  cpSync(from, to, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) });
  const folders = packagesIn(from);
  for (const folder of [from, ...folders.map(({ path }) => path)]) {
    const installed = join(folder, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, join(to, relative(from, installed)));
  }
}

/**
 * Copies a package's build.
 * @param {string} from @param {string} to @param {Package} one in `to`
 */
export function copyBuild(from, to, { name, path }) {
  const built = join(from, relative(to, path), 'dist');
  if (!existsSync(built)) throw new Error(`${name} is not built: npx pnpm build`);
  cpSync(built, join(path, 'dist'), { recursive: true });
}

/**
 * Builds a package of the copy from scratch.
 * @param {Package} one
 */
export function build({ path }) {
  execFileSync(PNPM, ['run', 'build'], { cwd: path, stdio: ['ignore', 'ignore', 'inherit'] });
}
