import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { evidenceFolder } from '@member-wallet/configs/jest/evidence';
import {
  countTests,
  deleteResults,
  failuresOf,
  messagesIn,
  notRunIn,
  readSuites,
  slowestIn,
  withinBudget,
} from './results.mjs';

/** @typedef {import('./results.mjs').Suite} Suite */
/** @typedef {import('./results.mjs').FileResult} FileResult */

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'results-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {[title: string, message: string | null][]} tests @returns {FileResult['assertionResults']} */
const tested = (...tests) =>
  tests.map(([title, message]) => ({
    title,
    fullName: title,
    status: message === null ? 'passed' : 'failed',
    failureMessages: message === null ? [] : [message],
  }));

/** @param {string} name @param {number} seconds @param {FileResult['assertionResults']} assertionResults */
const file = (name, seconds, assertionResults, message = '') => ({
  name,
  startTime: 1000,
  endTime: 1000 + seconds * 1000,
  status: message === '' ? 'passed' : 'failed',
  message,
  assertionResults,
});

/** Writes a package and its results. @param {string} folder @param {Suite['task']} task @param {FileResult[]} testResults */
function write(folder, task, ...testResults) {
  const path = join(root, folder);
  mkdirSync(path, { recursive: true });
  writeFileSync(
    join(path, 'package.json'),
    JSON.stringify({ name: `@member-wallet/${folder.split('/')[1]}` }),
  );
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const numOf = (/** @type {string} */ status) => all.filter((each) => each.status === status).length;
  writeFileSync(
    join(path, `${task}.results.json`),
    JSON.stringify({ numPassedTests: numOf('passed'), numFailedTests: numOf('failed'), testResults }),
  );
}

/** @param {FileResult} result @param {Suite['task']} task @returns {Suite} */
const suiteOf = (result, task) => ({
  name: '@member-wallet/e2e',
  folder: '/e2e',
  task,
  results: { numPassedTests: 0, numFailedTests: 0, testResults: [result] },
});

test('reads the results of one task, and deletes all', () => {
  write('packages/ui', 'test', file('/ui/a.test.ts', 1, tested(['adds', null], ['moves', 'Error: x'])));
  write('tooling/e2e', 'test', file('/e2e/b.test.mjs', 1, tested(['starts', null])));
  write('tooling/e2e', 'e2e', file('/e2e/c.flow.ts', 1, tested(['pays', null], ['waits', null])));
  const names = (/** @type {Suite['task']} */ task) => readSuites(root, task).map(({ name }) => name);
  assert.deepEqual(names('test'), ['@member-wallet/ui', '@member-wallet/e2e']);
  assert.deepEqual(names('e2e'), ['@member-wallet/e2e']);
  assert.deepEqual(countTests(1, readSuites(root, 'test')), { passed: 2, failed: 1 });
  assert.deepEqual(countTests(0, readSuites(root, 'e2e')), { passed: 2, failed: 0 });
  deleteResults(root);
  assert.deepEqual([...names('test'), ...names('e2e')], []);
});

test('counts a check without tests as one, and counts a failure outside of tests', () => {
  assert.deepEqual(countTests(0, []), { passed: 1, failed: 0 });
  assert.deepEqual(countTests(2, []), { passed: 0, failed: 1 });
  write('packages/ui', 'test', file('/a.test.ts', 1, tested(['a', null])));
  assert.deepEqual(countTests(1, readSuites(root, 'test')), { passed: 1, failed: 1 });
});

test('fails a check with more tests than allowed', () => {
  /** @type {{ code: number, passed: number, failed: number, note?: string }} */
  const result = { code: 0, passed: 699, failed: 1 };
  assert.equal(withinBudget(result, 700), result);
  const { note, ...over } = withinBudget(result, 699);
  assert.deepEqual(over, { code: 1, passed: 699, failed: 2 });
  assert.match(note ?? '', /more than 699 tests/);
});

test('returns one failure per test, but only one for tests that failed because of the same hook', () => {
  const tests = tested(['a', 'Error: x'], ['b', null], ['c', 'Error: y'], ['d', 'hook'], ['e', 'hook']);
  const failures = failuresOf(suiteOf(file('/e2e/a.flow.ts', 1, tests, '● a'), 'e2e'));
  const common = { file: '/e2e/a.flow.ts', mayTryAgain: true };
  assert.deepEqual(failures, [
    { ...common, tests: ['a'], message: 'Error: x', evidence: evidenceFolder('/e2e/a.flow.ts', 'a') },
    { ...common, tests: ['c'], message: 'Error: y', evidence: evidenceFolder('/e2e/a.flow.ts', 'c') },
    { ...common, tests: ['d', 'e'], message: 'hook', evidence: evidenceFolder('/e2e/a.flow.ts', 'd') },
  ]);
});

test('returns one failure without tests for a file that failed as a whole', () => {
  const failures = failuresOf(suiteOf(file('/a.flow.ts', 1, [], 'no browser'), 'e2e'));
  const evidence = evidenceFolder('/a.flow.ts');
  assert.deepEqual(failures, [
    { file: '/a.flow.ts', tests: [], message: 'no browser', mayTryAgain: true, evidence },
  ]);
  assert.deepEqual(failuresOf(suiteOf(file('/a.flow.ts', 1, tested(['a', null])), 'e2e')), []);
});

test('allows a retry of a unit test file only if it declares what it starts', () => {
  const comments = {
    '/** @starts servers */': true,
    '/** Starts servers. */': false,
    'const x = "@starts servers";': false,
    '/**\n * @jest-environment node\n * @starts x\n */': true,
  };
  for (const [comment, may] of Object.entries(comments)) {
    const path = join(root, 'a.test.ts');
    writeFileSync(path, `${comment}\nimport './x';\n`);
    const [failure] = failuresOf(suiteOf(file(path, 1, tested(['a', 'Error: x']), '● a'), 'test'));
    assert.equal(failure?.mayTryAgain, may, comment);
  }
});

test('lists the messages of failed files, the slowest files, and once each suite that did not run', () => {
  const skipped = {
    ...tested(['', null])[0],
    title: 'not run here: the same on PostgreSQL; needs DATABASE_URL',
  };
  const pending = /** @type {FileResult['assertionResults'][number]} */ ({ ...skipped, status: 'pending' });
  const folder = join(root, 'packages/ui');
  write(
    'packages/ui',
    'test',
    file(join(folder, 'src/a.test.ts'), 7.976, [pending, pending]),
    file(
      join(folder, 'src/b.test.ts'),
      0.5,
      tested(['c', 'Error: x']),
      '\u001b[31m● b › c\u001b[39m\n  Expected: 1',
    ),
    file(join(folder, 'src/d.test.ts'), 2, tested(['d', null])),
  );
  const suites = readSuites(root, 'test');
  assert.equal(messagesIn(suites), `FAIL ${join(folder, 'src/b.test.ts')}\n● b › c\n  Expected: 1`);
  assert.deepEqual(slowestIn(suites, 2), ['   8.0 s  ui/src/a.test.ts', '   2.0 s  ui/src/d.test.ts']);
  assert.deepEqual(notRunIn(suites), ['not run here: the same on PostgreSQL; needs DATABASE_URL']);
});
