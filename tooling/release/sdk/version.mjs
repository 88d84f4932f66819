import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packagesIn } from './tree.mjs';

/**
 * The fields of package.json that state the origin of a release, from the environment, because the sources contain no
 * address of a host. Fields without a variable are omitted.
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
 * Sets the next versions of a tree's packages and writes their changelogs from the changesets, then generates the files
 * that contain a version.
 * @param {string} root @param {Readonly<Record<string, string | undefined>>} env
 */
export function versionIn(root, env) {
  // An unreachable registry, so that any call to it fails.
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
