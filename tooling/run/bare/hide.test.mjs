import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, test } from 'node:test';
import { foldersOf, hiddenOn, inShort, isHidden, linkPrograms } from './hide.mjs';

const work = mkdtempSync(join(tmpdir(), 'hide-'));
after(() => rmSync(work, { recursive: true }));

const folderWith = (/** @type {string} */ name, /** @type {string[]} */ ...programs) => {
  const folder = join(work, name);
  mkdirSync(folder, { recursive: true });
  for (const program of programs) writeFileSync(join(folder, program), name);
  return folder;
};

test('hides browsers, services and package managers', () => {
  const hidden = [
    ...[
      'chromium',
      'chromium-headless-shell',
      'google-chrome-stable',
      'firefox-esr',
      'WebKitWebDriver',
      'Xvfb',
    ],
    ...[
      'redis-server',
      'redis-cli',
      'nginx',
      'caddy',
      'psql',
      'postgres',
      'pg_ctl',
      'initdb',
      'pnpm',
      'turbo',
    ],
  ];
  assert.deepEqual(hidden.filter(isHidden), hidden);
});

test('does not hide what Node, npm and a shell need', () => {
  const kept = [
    'node',
    'npm',
    'npx',
    'git',
    'sh',
    'env',
    'tar',
    'xargs',
    'fc-list',
    'chroot',
    'postconf',
    'pgrep',
  ];
  assert.deepEqual(kept.filter(isHidden), []);
});

test('links the programs of the PATH, the first of each name, and copies Node', () => {
  const first = folderWith('first', 'git', 'firefox-esr', 'node');
  const second = folderWith('second', 'git', 'tar', 'redis-server');
  const packages = folderWith('node_modules/.bin', 'jest');
  const path = [first, packages, 'relative', join(work, 'missing'), second].join(delimiter);
  assert.deepEqual(foldersOf(path), [first, join(work, 'missing'), second]);
  assert.deepEqual(hiddenOn(path), ['firefox-esr', 'redis-server']);

  const bare = join(work, 'bare');
  linkPrograms(path, bare);
  assert.deepEqual(readdirSync(bare).sort(), ['git', 'node', 'tar']);
  assert.equal(readFileSync(join(bare, 'git'), 'utf8'), 'first');
  assert.equal(statSync(join(bare, 'node')).size, statSync(process.execPath).size);
  assert.deepEqual(hiddenOn(bare), []);
});

test('lists the programs of one family as a pattern', () => {
  const names = ['redis-cli', 'psql', 'pg_ctl', 'redis-server', 'pg_dump', 'firefox-esr'];
  assert.deepEqual(inShort(names), ['firefox-esr', 'pg_*', 'psql', 'redis-*']);
});
