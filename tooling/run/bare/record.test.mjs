import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordOf } from './record.mjs';

const rehearsal = {
  date: '2026-11-28',
  commit: '22cde9c1',
  machine: '2 cores',
  hidden: ['firefox-esr', '3 fonts'],
  outcomes: [
    { command: 'npm start', seconds: 75.4, faults: [], result: '3 addresses work' },
    { command: 'npm test', seconds: 980, faults: ['it exits with 1', 'a | b'], result: '9 passed, 1 failed' },
  ],
  megabytes: { packages: 900, clone: 400 },
};

test('states what ran where, the result, and what was hidden', () => {
  const text = recordOf(rehearsal);
  assert.match(text, /on 2026-11-28, on commit 22cde9c1: .* on 2 cores\.$/m);
  assert.match(text, /^\| `npm start` \| 3 addresses work \| 75 \|$/m);
  assert.match(text, /^\| `npm test` \| 9 passed, 1 failed; it exits with 1; a \\\| b \| 980 \|$/m);
  assert.match(text, /900 MB .* 400 MB/);
  assert.match(text, /: `firefox-esr`, `3 fonts`\.$/m);
  assert.doesNotMatch(text, /not part/);
});

test('states what a partial run left out', () => {
  const [start] = rehearsal.outcomes;
  const named = { command: 'npm test -- format', seconds: 7, faults: [], result: '1 passed, 0 failed' };
  for (const outcomes of [[start], [start, named]])
    assert.match(
      recordOf({ ...rehearsal, outcomes: outcomes.flatMap((each) => each ?? []) }),
      /^\| `npm test` as a whole \| not part of this rehearsal \| \|$/m,
    );
});
