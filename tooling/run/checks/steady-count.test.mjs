import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countFailures, lines } from './steady-count.mjs';

/** @param {string} status @param {Record<string, string>} tests */
const round = (status, tests) => ({
  testResults: [
    {
      name: '/e2e/src/login.flow.ts',
      status,
      assertionResults: Object.entries(tests).map(([fullName, of]) => ({ fullName, status: of })),
    },
  ],
});

test('counts each test over all rounds, most failures first', () => {
  const counts = countFailures([
    round('passed', { steady: 'passed', rare: 'passed', often: 'passed', skipped: 'pending' }),
    round('failed', { steady: 'passed', rare: 'passed', often: 'failed', skipped: 'pending' }),
    round('failed', { steady: 'passed', rare: 'failed', often: 'failed', skipped: 'pending' }),
  ]);
  assert.deepEqual(lines(counts, 3), [
    '2 of 3  login.flow.ts › often',
    '1 of 3  login.flow.ts › rare',
    '1 tests never failed',
  ]);
});

test('counts a file that failed although none of its tests did', () => {
  const counts = countFailures([round('failed', {}), round('failed', { one: 'passed' })]);
  assert.deepEqual(lines(counts, 2), ['2 of 2  login.flow.ts', '1 tests never failed']);
});
