import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageWith } from './record.mjs';

const GROUPS = [
  { name: 'ui-money', bar: 95 },
  { name: 'ui-money-boxes', bar: 90 },
];
const money = {
  name: 'ui-money',
  date: '2026-11-29',
  commit: 'abc',
  mutants: 200,
  killed: 195,
  score: 97.5,
  bar: 95,
};
const boxes = { ...money, name: 'ui-money-boxes', date: '2026-11-30', mutants: 10, killed: 9, score: 90 };
const rowsOf = (/** @type {string} */ page) => page.split('\n').filter((line) => line.startsWith('| ui-'));

test('shows the groups that have not run', () => {
  assert.deepEqual(rowsOf(pageWith('', money, GROUPS)), [
    '| ui-money | 2026-11-29 | abc | 200 | 195 | 97.5 | 95 |',
    '| ui-money-boxes | not run | | | | | 90 |',
  ]);
});

test('a run of one group replaces its row only', () => {
  const first = pageWith(pageWith('', money, GROUPS), boxes, GROUPS);
  assert.deepEqual(rowsOf(pageWith(first, { ...money, commit: 'def', killed: 200, score: 100 }, GROUPS)), [
    '| ui-money | 2026-11-29 | def | 200 | 200 | 100 | 95 |',
    '| ui-money-boxes | 2026-11-30 | abc | 10 | 9 | 90 | 90 |',
  ]);
});

test('leaves out a group that is no longer in the list', () => {
  const page = pageWith('', money, [{ name: 'ui-gone', bar: 90 }, ...GROUPS]);
  assert.equal(rowsOf(pageWith(page, money, GROUPS)).length, 2);
});
