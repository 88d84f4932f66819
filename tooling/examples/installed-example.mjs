import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, pack } from '@member-wallet/testing/packed';

const SDK = '@member-wallet/api-sdk';

const folderOf = (/** @type {string} */ name) =>
  dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
const manifestIn = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** @param {string} into @returns {string} the packed SDK */
export const packSdk = (into) => pack(folderOf(SDK), into);

/**
 * Copies an example out of the repository and installs the packed SDK in it, and whatever else it depends on.
 * @param {string} example @param {string} into @param {string} tarball
 */
export function installExample(example, into, tarball) {
  const source = folderOf(`@member-wallet/example-${example}`);
  const project = join(into, example);
  mkdirSync(project);
  cpSync(source, project, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  /** @param {string[]} names @param {string} owner whose dependencies they are */
  const links = (names, owner) => names.map((name) => [name, join(owner, 'node_modules', name)]);
  const tools = Object.keys(manifestIn(source).devDependencies).filter((name) => name === 'esbuild');
  const needed = Object.keys(manifestIn(folderOf(SDK)).dependencies);
  install(
    tarball,
    project,
    SDK,
    Object.fromEntries([...links(needed, folderOf(SDK)), ...links(tools, source)]),
  );
  return project;
}
