/** @starts processes */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { bareEnvironment, lookAround, npmrcOf } from './environment.mjs';

const work = mkdtempSync(join(tmpdir(), 'environment-'));
after(() => rmSync(work, { recursive: true }));

test('passes on npm’s settings for its registry, except those that are not set', () => {
  const printed =
    'registry=https://registry.example/\nproxy=null\nnoproxy=\ncafile=/a=b.pem\nstrict-ssl=true\n';
  assert.equal(npmrcOf(printed), 'registry=https://registry.example/\ncafile=/a=b.pem\nstrict-ssl=true\n');
});

test('has an empty home folder, and neither settings nor programs of this machine', () => {
  process.env.DATABASE_URL = 'postgres://nowhere';
  process.env.npm_config_user_agent ??= 'this';
  const { env } = bareEnvironment(work);
  delete process.env.DATABASE_URL;
  assert.deepEqual(readdirSync(String(env.HOME)), ['.npmrc']);
  const names = ['DATABASE_URL', 'NODE_OPTIONS', 'npm_config_user_agent', 'NODE_PATH'];
  assert.deepEqual(
    names.filter((name) => name in env),
    [],
  );
  assert.deepEqual(lookAround(env).faults, []);
});
