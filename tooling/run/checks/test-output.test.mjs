import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countTests,
  failedPackagesIn,
  failuresIn,
  notRunIn,
  slowestIn,
  withinBudget,
} from './test-output.mjs';

const LOG = [
  '@member-wallet/ui:test: PASS src/money/minor.test.ts',
  '@member-wallet/ui:test: \u001b[32mPASS\u001b[39m src/app/app.test.tsx (\u001b[1m7.976 s\u001b[22m)',
  '@member-wallet/chat:test: PASS rules src/outbox/settle.test.ts (2.5 s)',
  '@member-wallet/e2e:e2e: FAIL src/login.flow.ts (31.2 s)',
  '@member-wallet/e2e:e2e:   ● log-in › a member comes home',
  '@member-wallet/e2e:e2e:     Expected: 1',
  '@member-wallet/sandbox:test: not run here: the same on PostgreSQL; needs DATABASE_URL',
  '@member-wallet/sandbox:test: not run here: the same on PostgreSQL; needs DATABASE_URL',
  '@member-wallet/ui:test: Tests:       30 passed, 30 total',
  '@member-wallet/e2e:e2e: Tests:       1 failed, 2 skipped, 12 passed, 15 total',
  '@member-wallet/run:test: # pass 7',
  '@member-wallet/run:test: # fail 1',
].join('\n');

test('counts the tests of all runners', () => {
  assert.deepEqual(countTests(1, LOG), { passed: 49, failed: 2 });
});

test('counts a check without tests as one', () => {
  assert.deepEqual(countTests(0, 'Checked 3 files.'), { passed: 1, failed: 0 });
  assert.deepEqual(countTests(2, 'error TS2304'), { passed: 0, failed: 1 });
});

test('counts a failure outside of tests', () => {
  assert.deepEqual(countTests(1, 'Tests:       3 passed, 3 total'), { passed: 3, failed: 1 });
});

test('names the slowest files, slowest first', () => {
  assert.deepEqual(slowestIn(LOG, 2), [
    '  31.2 s  e2e/src/login.flow.ts',
    '   8.0 s  ui/src/app/app.test.tsx',
  ]);
  assert.equal(slowestIn(LOG, 20).length, 3);
});

test('shows failures with their context, or the end of the log if there are none', () => {
  assert.match(failuresIn(LOG), /a member comes home\n.*Expected: 1/);
  assert.match(failuresIn(`${'x\n'.repeat(100)}error TS2304`), /error TS2304$/);
});

test('lists suites that did not run, without duplicates', () => {
  assert.deepEqual(notRunIn(LOG), ['not run here: the same on PostgreSQL; needs DATABASE_URL']);
});

test('names the packages whose tasks failed', () => {
  const end = ' Tasks:    3 successful, 5 total\nFailed:    @member-wallet/e2e#e2e, @member-wallet/ui#test\n';
  assert.deepEqual(failedPackagesIn(`${LOG}\n${end}`), ['@member-wallet/e2e', '@member-wallet/ui']);
  assert.deepEqual(failedPackagesIn(LOG), []);
});

test('a check with more tests than it may have fails', () => {
  /** @type {{ code: number, passed: number, failed: number, note?: string }} */
  const result = { code: 0, passed: 699, failed: 1 };
  assert.equal(withinBudget(result, 700), result);
  const { note, ...over } = withinBudget(result, 699);
  assert.deepEqual(over, { code: 1, passed: 699, failed: 2 });
  assert.match(note ?? '', /more than 699 tests/);
});
