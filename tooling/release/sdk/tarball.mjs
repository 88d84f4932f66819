import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { pack } from '@member-wallet/testing/packed';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { faultsOf } from './faults.mjs';

/**
 * @typedef {import('./faults.mjs').Contents} Contents
 * @typedef {Contents & { tarball: string, faults: string[] }} Packed
 */

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(0)} kB`;

/**
 * @param {string} tarball
 * @returns {Contents}
 */
function read(tarball) {
  const tar = (/** @type {string[]} */ ...args) =>
    execFileSync('tar', [...args], { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] });
  const files = tar('tzf', tarball)
    .split('\n')
    .filter(Boolean)
    .map((path) => path.replace(/^package\//, ''));
  const text = (/** @type {string} */ name) =>
    files.includes(name) ? tar('xzfO', tarball, `package/${name}`) : undefined;
  return {
    files,
    manifest: JSON.parse(text('package.json') ?? '{}'),
    changelog: text('CHANGELOG.md') ?? '',
    openapi: text('openapi.json'),
  };
}

/**
 * Packs a package and checks that it can be published.
 * @param {import('./tree.mjs').Package} one @param {string} into
 * @returns {Promise<Packed>}
 */
export async function check({ path }, into) {
  const tarball = pack(path, into);
  const contents = read(tarball);
  const bytes = new Uint8Array(readFileSync(tarball)).buffer;
  const { messages } = await publint({ pack: { tarball: bytes }, strict: true });
  const found = messages.map((one) => `publint: ${formatMessage(one, contents.manifest)}`);
  return { ...contents, tarball, faults: [...faultsOf(contents), ...found] };
}

/**
 * @param {Packed} packed @param {string} before the version that the sources have now
 */
export function describe({ manifest, files, changelog, tarball }, before) {
  const { name, version, dependencies = {}, repository } = manifest;
  const [, news = ''] = changelog.split(/^## .*$/m);
  return [
    `\n${name} ${before === version ? version : `${before} → ${version}`}`,
    `  ${basename(tarball)}: ${files.length} files, ${kB(statSync(tarball).size)}`,
    `  needs ${
      Object.entries(dependencies)
        .map(([each, range]) => `${each} ${range}`)
        .join(', ') || 'nothing'
    }`,
    `  repository: ${repository?.url ?? 'not stated (REPOSITORY_URL)'}`,
    `  changes: ${(news.match(/^- /gm) ?? []).length}`,
  ].join('\n');
}
