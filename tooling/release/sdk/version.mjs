import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packagesIn } from './tree.mjs';

/**
 * Where a release comes from, as its environment says: the sources know no host. Without a variable the field is left
 * out.
 * @param {Readonly<Record<string, string | undefined>>} env @param {string} directory
 */
export function originOf({ REPOSITORY_URL, HOMEPAGE_URL, BUGS_URL }, directory) {
  for (const address of [REPOSITORY_URL, HOMEPAGE_URL, BUGS_URL]) {
    if (address !== undefined && !URL.canParse(address)) throw new Error(`not an address: ${address}`);
  }
  return {
    ...(REPOSITORY_URL && { repository: { type: 'git', url: REPOSITORY_URL, directory } }),
    ...(HOMEPAGE_URL && { homepage: HOMEPAGE_URL }),
    ...(BUGS_URL && { bugs: { url: BUGS_URL } }),
  };
}

/**
 * Gives the packages of a tree their next versions and changelogs from the changesets, then generates what states a
 * version.
 * @param {string} root @param {Readonly<Record<string, string | undefined>>} env
 */
export function versionIn(root, env) {
  // An address at which nothing answers, in case something asks the registry.
  const offline = { ...process.env, npm_config_registry: 'http://127.0.0.1:9', npm_config_offline: 'true' };
  const run = (/** @type {string[]} */ ...args) =>
    execFileSync(join(root, 'node_modules/.bin/pnpm'), args, { cwd: root, env: offline, stdio: 'pipe' });
  run('run', 'release:version');
  for (const { path } of packagesIn(root).filter((one) => !one.private)) {
    const file = join(path, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const origin = originOf(env, relative(root, path));
    writeFileSync(file, `${JSON.stringify({ ...manifest, ...origin }, null, 2)}\n`);
  }
}
