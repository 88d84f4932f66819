import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { problemWith } from './test-words.mjs';

const CHECKS = ['Format', 'Lint', 'Lint unused', 'Unit tests'];

test('accepts names of checks, parts of them and options', () => {
  assert.equal(problemWith([], CHECKS), null);
  assert.equal(problemWith(['lint', 'unit', '--changed', '--exhaustive'], CHECKS), null);
});

test('names every other word, with the checks and options', () => {
  assert.equal(
    problemWith(['lint', 'tpyes', '--chnaged'], CHECKS),
    'npm test knows no "tpyes" and no "--chnaged". Checks: Format, Lint, Lint unused, Unit tests. Options: --changed, --exhaustive, --part 3/8.',
  );
});

test('ends the run on an unknown word before anything is installed or checked', () => {
  const script = fileURLToPath(new URL('../test.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'tpyes'], { encoding: 'utf8' });
  assert.equal(status, 1);
  assert.equal(stdout, '0 passed, 1 failed\n');
  assert.match(stderr, /^npm test knows no "tpyes"\. Checks: Format, Build, Browser, [^\n]+\n$/);
});
