import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { evidenceFolder } from './evidence.js';
import JestReporter from './jest-reporter.js';
import nodeReporter from './node-reporter.js';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'second-try-'));
  process.env.FAILURE_RECORDS = join(folder, 'records');
});
afterEach(() => {
  delete process.env.FAILURE_RECORDS;
  rmSync(folder, { recursive: true });
});

const records = () =>
  readdirSync(folder).includes('records')
    ? readdirSync(join(folder, 'records')).map((file) =>
        JSON.parse(readFileSync(join(folder, 'records', file), 'utf8')),
      )
    : [];

/** @param {string} comment */
function testFile(comment) {
  const path = join(folder, `${comment.replaceAll(/\W/g, '')}.test.ts`);
  writeFileSync(path, `${comment}\nimport './x';\n`);
  return path;
}

const result = (/** @type {[name: string, message: string | null][]} */ ...tests) =>
  /** @type {import('@jest/test-result').TestResult} */ (
    /** @type {unknown} */ ({
      testResults: tests.map(([fullName, message]) => ({
        fullName,
        status: message === null ? 'passed' : 'failed',
        failureMessages: message === null ? [] : [message],
      })),
    })
  );

test('records each failed test, but the tests of one failed hook together', () => {
  const reporter = new JestReporter({});
  const file = testFile('/** @starts servers */');
  reporter.onTestResult({ path: file }, result(['a', 'Error: x'], ['b', null], ['c', 'Error: y']));
  reporter.onTestResult({ path: file }, result(['d', 'hook'], ['e', 'hook']));
  reporter.onRunComplete();
  const [{ runner, folder: cwd, failures }] = records();
  assert.deepEqual([runner, cwd], ['jest', process.cwd()]);
  assert.deepEqual(failures, [
    { file, tests: ['a'], message: 'Error: x', mayTryAgain: true, evidence: '' },
    { file, tests: ['c'], message: 'Error: y', mayTryAgain: true, evidence: '' },
    { file, tests: ['d', 'e'], message: 'hook', mayTryAgain: true, evidence: '' },
  ]);
});

test('records a file that failed as a whole without its tests', () => {
  const reporter = new JestReporter({}, { startsBrowser: true });
  const message = 'no browser';
  const testExecError = { message, stack: message };
  reporter.onTestResult(
    { path: '/a.flow.ts' },
    { ...result(['a', 'Error: x']), testExecError, failureMessage: message },
  );
  reporter.onRunComplete();
  assert.deepEqual(records()[0].failures, [
    {
      file: '/a.flow.ts',
      tests: [],
      message: 'no browser',
      mayTryAgain: true,
      evidence: evidenceFolder('/a.flow.ts'),
    },
  ]);
});

test('only a file that says what it starts may be tried again', () => {
  const reporter = new JestReporter({});
  const files = ['/** @starts servers */', '/** Starts servers. */', 'const x = "@starts servers";'];
  for (const file of files) reporter.onTestResult({ path: testFile(file) }, result(['a', 'Error: x']));
  reporter.onTestResult(
    { path: testFile('/**\n * @jest-environment node\n * @starts x\n */') },
    result(['a', 'x']),
  );
  reporter.onRunComplete();
  const said = records()[0].failures.map((/** @type {any} */ { mayTryAgain }) => mayTryAgain);
  assert.deepEqual(said, [true, false, false, true]);
});

test('writes nothing if nothing failed, or if nobody asked', () => {
  const reporter = new JestReporter({});
  reporter.onTestResult({ path: '/a.test.ts' }, result(['a', null]));
  reporter.onRunComplete();
  process.env.FAILURE_RECORDS = '';
  reporter.onTestResult({ path: '/a.test.ts' }, result(['a', 'Error: x']));
  reporter.onRunComplete();
  assert.deepEqual(records(), []);
});

test("records the failures of Node's runner, but not that of a suite with them", async () => {
  const file = testFile('/** @starts servers */');
  const fail = (/** @type {string} */ name, /** @type {object} */ details) => ({
    type: 'test:fail',
    data: { name, file, details },
  });
  const cause = Object.assign(new Error('late'), { stack: 'Error: late\n at x' });
  async function* events() {
    yield { type: 'test:pass', data: { name: 'fine', file, details: {} } };
    yield fail('pays', { error: Object.assign(new Error('test failed'), { cause }) });
    yield fail('suite', { type: 'suite', error: new Error('1 subtest failed') });
    yield fail(file, { error: new Error('exit code 1') });
  }
  const printed = [];
  for await (const text of nodeReporter(/** @type {any} */ (events()))) printed.push(text);
  assert.equal(printed.join(''), '');
  const [{ runner, failures }] = records();
  assert.equal(runner, 'node');
  assert.deepEqual(failures, [
    { file, tests: ['pays'], message: 'Error: late\n at x', mayTryAgain: true, evidence: '' },
    { file, tests: [], message: 'exit code 1', mayTryAgain: true, evidence: '' },
  ]);
});
