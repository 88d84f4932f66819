import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import reporter from './reporter.js';

/** @param {object[]} all @returns {Promise<any>} what the reporter wrote */
async function reported(...all) {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'reporter-'));
  process.chdir(folder);
  try {
    async function* events() {
      yield* all;
    }
    const printed = [];
    for await (const text of reporter(/** @type {any} */ (events()))) printed.push(text);
    assert.equal(printed.join(''), '');
    return JSON.parse(readFileSync('test.results.json', 'utf8'));
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
}

const FILE = '/work/a.test.mjs';
/** @param {'pass' | 'fail'} result @param {string} name @param {object} [details] @param {object} [data] */
const event = (result, name, details, data) => ({
  type: `test:${result}`,
  data: { name, file: FILE, nesting: 0, details: { duration_ms: 500, ...details }, ...data },
});

test('writes the tests of a file like Jest, without suites', async () => {
  const cause = Object.assign(new Error('late'), { stack: 'Error: late\n at x' });
  const { runner, numPassedTests, numFailedTests, testResults } = await reported(
    event('pass', 'fine'),
    event('pass', 'part', {}, { nesting: 1 }),
    event('pass', 'needs a database', {}, { skip: true }),
    event('fail', 'pays', { error: Object.assign(new Error('test failed'), { cause }) }),
    event('fail', 'suite', { type: 'suite', error: new Error('1 subtest failed') }),
  );
  assert.deepEqual([runner, numPassedTests, numFailedTests], ['node', 2, 1]);
  const [{ assertionResults, ...file }] = testResults;
  assert.deepEqual(file, {
    name: FILE,
    startTime: 0,
    endTime: 1500,
    status: 'failed',
    message: '● pays\nError: late\n at x\n',
  });
  assert.deepEqual(
    assertionResults.map((/** @type {any} */ each) => [each.fullName, each.status, ...each.failureMessages]),
    [
      ['fine', 'passed'],
      ['part', 'passed'],
      ['needs a database', 'pending'],
      ['pays', 'failed', 'Error: late\n at x'],
    ],
  );
});

test('writes a message and no tests for a file that failed as a whole', async () => {
  const { numFailedTests, testResults } = await reported(
    event('fail', FILE, { error: new Error('exit code 1') }),
  );
  assert.equal(numFailedTests, 1);
  const [{ status, message, assertionResults }] = testResults;
  assert.deepEqual([status, message, assertionResults], ['failed', `● ${FILE}\nexit code 1\n`, []]);
});
