import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { argumentsFor, describeFailure, forgive, tryAgain } from './second-try.mjs';

/** A failure as it is reported. @param {string} file @param {string[]} tests */
const failure = (file, ...tests) => ({
  file,
  tests,
  message: 'Error: expected 1',
  mayTryAgain: true,
  evidence: '',
});
/**
 * The results of a package in which these tests failed, each with another message. A file without tests failed as a whole.
 * @param {string} name @param {[file: string, ...tests: string[]][]} files
 * @returns {import('./results.mjs').Suite}
 */
const failing = (name, ...files) => ({
  name,
  folder: '/',
  task: name === 'e2e' ? 'e2e' : 'test',
  results: {
    numPassedTests: 0,
    numFailedTests: 1,
    testResults: files.map(([file, ...tests]) => ({
      name: file,
      startTime: 0,
      endTime: 0,
      status: 'failed',
      message: 'Error: expected 1',
      assertionResults: tests.map((test) => ({
        fullName: test,
        status: 'failed',
        failureMessages: [`Error: ${test}`],
      })),
    })),
  },
});
/** @param {import('./second-try.mjs').NamedFailure[]} list */
const names = (list) => list.map(({ name, tests }) => [name, ...tests]);

test('counts a test that passes the second time as unsteady, and one that fails again as failed', async () => {
  const suites = [failing('e2e', ['a.flow.ts', 'one', 'two'], ['b.flow.ts', 'three'], ['c.flow.ts'])];
  /** @type {unknown[]} */
  const tried = [];
  const { unsteady, failed } = await tryAgain(suites, async ({ name }, failures) => {
    tried.push([name, ...failures.flatMap(({ tests }) => tests)]);
    return failures[0]?.file !== 'b.flow.ts';
  });
  assert.deepEqual(tried, [['e2e', 'one', 'two'], ['e2e', 'three'], ['e2e']]);
  assert.deepEqual(names(unsteady), [['e2e', 'one'], ['e2e', 'two'], ['e2e']]);
  assert.deepEqual(names(failed), [['e2e', 'three']]);
});

test('retries one file at a time, each once', async () => {
  let running = 0;
  const { unsteady } = await tryAgain([failing('e2e', ['a', 'x', 'y'], ['b', 'x', 'y'])], async () => {
    running += 1;
    assert.equal(running, 1);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return true;
  });
  assert.equal(unsteady.length, 4);
});

test('does not retry a test that starts nothing', async () => {
  const { unsteady, failed } = await tryAgain([failing('ui', ['minor.test.ts', 'adds'])], () =>
    assert.fail(),
  );
  assert.deepEqual([unsteady, names(failed)], [[], [['ui', 'adds']]]);
});

test('retries failures in five files, but not in six', async () => {
  /** @type {[string, ...string[]][]} */
  const some = Array.from({ length: 6 }, (_, at) => [`${at}.flow.ts`, 'x', 'y']);
  const five = await tryAgain([failing('e2e', ...some.slice(1))], async () => true);
  assert.deepEqual([five.unsteady.length, five.failed.length], [10, 0]);
  const six = await tryAgain([failing('e2e', ...some)], () => assert.fail());
  assert.deepEqual([six.unsteady.length, six.failed.length], [0, 12]);
});

test('retries many failures of one file, because the first may have caused the others', async () => {
  const alone = Array.from(
    { length: 9 },
    (_, at) => /** @type {[string, string]} */ (['a.flow.ts', `${at}`]),
  );
  const { unsteady, failed } = await tryAgain([failing('e2e', ...alone)], async () => true);
  assert.deepEqual([unsteady.length, failed.length], [9, 0]);
});

test('passes a check if each of its failed packages only has unsteady tests', () => {
  const result = { code: 1, packages: ['e2e', 'sandbox'], passed: 90, failed: 3 };
  const named = (/** @type {string} */ name, /** @type {string[]} */ ...tests) => ({
    ...failure('a', ...tests),
    name,
  });
  const unsteady = [named('e2e', 'one', 'two'), named('sandbox', 'three')];
  assert.deepEqual(forgive(result, { unsteady, failed: [] }), { ...result, code: 0, passed: 93, failed: 0 });
  // A package failed without a result to forgive: its run was aborted, or a test failed that may not be retried.
  assert.deepEqual(forgive({ ...result, packages: ['e2e', 'ui'] }, { unsteady, failed: [] }), {
    code: 1,
    packages: ['e2e', 'ui'],
    passed: 92,
    failed: 1,
  });
  assert.equal(forgive(result, { unsteady, failed: [named('e2e', 'four')] }).code, 1);
  assert.equal(forgive({ ...result, packages: [] }, { unsteady, failed: [] }).code, 1);
  const good = { ...result, code: 0, failed: 0 };
  assert.equal(forgive(good, { unsteady, failed: [] }), good);
});

test('escapes the names of failed tests for the runner', () => {
  assert.deepEqual(argumentsFor('a.flow.ts', ['pays (฿1.50) at /x', 'y']), [
    '--runInBand',
    '--runTestsByPath',
    'a.flow.ts',
    '--testNamePattern',
    String.raw`^(pays \(฿1\.50\) at \/x|y)$`,
  ]);
  assert.deepEqual(argumentsFor('a.flow.ts', []).length, 3);
});

test('reports the message and the evidence of a failure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'story-'));
  try {
    const known = { ...failure('/x/a.flow.ts', 'pays'), name: 'e2e' };
    assert.equal(describeFailure(known), 'e2e  a.flow.ts › pays\n    Error: expected 1');
    writeFileSync(join(folder, 'failure.txt'), `pays\nError: late\n${'call\n'.repeat(100)}200 GET /last`);
    const description = describeFailure({ ...known, evidence: folder });
    assert.match(description, /^e2e {2}a\.flow\.ts › pays\n {4}Error: late\n/);
    assert.match(description, /200 GET \/last$/);
    assert.equal(description.split('\n').length, 42);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
