import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../root.mjs';
import { lockfileFindings, settingFindings } from './lockfile.mjs';

const read = (/** @type {string} */ name) => readFile(join(ROOT, name), 'utf8');

test('installs every package from the registry, with a checksum', async () => {
  const lockfile = await read('pnpm-lock.yaml');
  assert.ok((lockfile.match(/^ {4}resolution:/gm) ?? []).length > 1000);
  assert.deepEqual(lockfileFindings(lockfile), []);
});

test('allows no install scripts and sets no other registry', async () => {
  assert.deepEqual(settingFindings(await read('.npmrc')), []);
  assert.deepEqual(settingFindings(await read('pnpm-workspace.yaml')), []);
});

const entry = (/** @type {string} */ resolution) =>
  `packages:\n\n  left@1.0.0:\n    resolution: ${resolution}\n`;
const SUM = `sha512-${'A'.repeat(86)}==`;

test('accepts a package from the registry', () => {
  assert.deepEqual(lockfileFindings(entry(`{integrity: ${SUM}}`)), []);
});

for (const resolution of [
  `{integrity: ${SUM}, tarball: https://example.com/left.tgz}`,
  '{tarball: https://codeload.github.com/a/b/tar.gz/0123456}',
  '{type: git, repo: https://github.com/a/b.git, commit: 0123456}',
  '{directory: ../left, type: directory}',
  '{integrity: sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=}',
]) {
  test(`finds ${resolution}`, () => assert.equal(lockfileFindings(entry(resolution)).length, 1));
}

for (const specifier of [
  'git+https://example.com/a.git',
  'github:a/b',
  'a/b',
  'https://example.com/a.tgz',
  'file:../a',
]) {
  test(`finds the specifier ${specifier}`, () => {
    const text = `importers:\n\n  .:\n    dependencies:\n      a:\n        specifier: ${specifier}\n        version: 1.0.0\n`;
    assert.equal(lockfileFindings(text).length, 1);
  });
}

for (const specifier of ["'catalog:'", 'workspace:*', '^1.2.3', 'npm:other@1.2.3']) {
  test(`accepts the specifier ${specifier}`, () => {
    assert.deepEqual(lockfileFindings(`importers:\n  .:\n      a:\n        specifier: ${specifier}\n`), []);
  });
}

for (const setting of [
  'registry=https://example.com/',
  '@a:registry=https://example.com/',
  'onlyBuiltDependencies:',
  'ignore-scripts=false',
]) {
  test(`finds the setting ${setting}`, () => assert.deepEqual(settingFindings(setting), [setting]));
}
