import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gapsIn, pageOf, timesOf } from './record.mjs';

/** @param {Partial<import('./record.mjs').PartRecord>} given @returns {import('./record.mjs').PartRecord} */
const part = (given) => ({
  commit: 'abc',
  date: '2026-11-29',
  number: 1,
  count: 2,
  seconds: 1800,
  checks: [{ name: 'Browser', passed: 10, failed: 0, seconds: 1700 }],
  units: { 'a.flow.ts': 20.4 },
  missing: [],
  ...given,
});
const second = part({
  number: 2,
  date: '2026-11-30',
  checks: [
    { name: 'Browser', passed: 5, failed: 1, seconds: 100 },
    { name: 'Lint', passed: 1, failed: 0, seconds: 60 },
  ],
  units: { Lint: 60 },
});

test('accepts parts of one commit from several days as a whole run', () => {
  assert.deepEqual(gapsIn([second, part({})], 'abc', 2), []);
});

/** @type {readonly (readonly [string, import('./record.mjs').PartRecord[], string])[]} */
const GAPS = [
  ['a part that has not run', [part({})], 'part 2/2 is missing'],
  ['a part of another commit', [part({}), part({ number: 2, commit: 'def' })], 'part 2/2 is of commit def'],
  ['a part of another division', [part({}), part({ number: 2, count: 3 })], 'part 2/2 is missing'],
  [
    'a file that left no result',
    [part({ missing: ['b.flow.ts'] }), second],
    'part 1/2 did not run b.flow.ts',
  ],
];
for (const [what, records, gap] of GAPS) {
  test(`does not accept a run with ${what} as whole`, () => {
    assert.ok(gapsIn(records, 'abc', 2).includes(gap));
    assert.throws(() => pageOf(records), /no whole run of abc/);
  });
}

test('refuses records of a commit with changed files', () => {
  const records = [part({ commit: 'abc+changes' }), part({ number: 2, commit: 'abc+changes' })];
  assert.throws(() => pageOf(records), /files differ from the commit/);
});

test('writes a page with the commit, and with the date, time and result of each part', () => {
  assert.equal(
    pageOf([second, part({})]),
    `# The last exhaustive run

\`npm run test:exhaustive\` wrote this about commit abc. [How to run and read it](exhaustive-run.md).

| Part | Date | Minutes | Passed | Failed |
|---|---|---:|---:|---:|
| 1 of 2 | 2026-11-29 | 30 | 10 | 0 |
| 2 of 2 | 2026-11-30 | 30 | 6 | 1 |
| all | | 60 | 16 | 1 |

| Check | Passed | Failed | Seconds |
|---|---:|---:|---:|
| Browser | 15 | 1 | 1800 |
| Lint | 1 | 0 | 60 |
`,
  );
});

test('keeps the times of all parts for the next split', () => {
  assert.deepEqual(timesOf([second, part({})]), { wall: 3600, units: { Lint: 60, 'a.flow.ts': 20 } });
});
