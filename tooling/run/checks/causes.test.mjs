import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstLine, likelyCauses, withoutDetails } from './causes.mjs';

const failure = (/** @type {string} */ file, /** @type {string} */ message, tests = ['shows it']) => ({
  name: '@member-wallet/e2e',
  file: `/somewhere/e2e/src/${file}`,
  tests,
  message,
});
/** @param {number} count @param {(at: number) => ReturnType<typeof failure>} make */
const several = (count, make) => Array.from({ length: count }, (_, at) => make(at));

const STACK =
  '\n    at Object.<anonymous> (/somewhere/e2e/src/a.ts:2:29)\n    at Promise.finally.completed (/x.js:1:1)';
const HINT =
  'Error: \u001b[2mexpect(\u001b[22m\u001b[31mreceived\u001b[39m\u001b[2m).\u001b[22mtoEqual\u001b[2m(\u001b[22m\u001b[32mexpected\u001b[39m\u001b[2m) // deep equality\u001b[22m';

const tree = (/** @type {number} */ at) =>
  failure(
    `visual/${at}.visual.ts`,
    `${HINT}\n\n\u001b[32m- Expected  - 1\u001b[39m\n\u001b[31m+ Received  + 3\u001b[39m\n\n\u001b[32m- Array []\u001b[39m\n\u001b[31m+ Array [\u001b[39m\n\u001b[31m+   "its accessibility tree changed: line ${at} was \\"button ${at}\\" and is \\"form\\"",\u001b[39m\n\u001b[31m+ ]\u001b[39m${STACK}`,
  );
const late = (/** @type {number} */ at) =>
  failure(
    'login.flow.ts',
    `locator.waitFor: Timeout ${at}000ms exceeded.\nCall log:\n\u001b[2m  - waiting for getByText('${at}')\u001b[22m${STACK}`,
  );
/** As Jest reports a file whose hook failed before and after its tests. */
const hook = (/** @type {number} */ at) =>
  failure(
    `${at}.flow.ts`,
    `\u001b[1m\u001b[31m  \u001b[1m● \u001b[22m\u001b[1mpays\u001b[39m\u001b[22m\n\n    connect ECONNREFUSED 127.0.0.1:${4100 + at}\n\n\u001b[2m    > 1 | beforeAll\u001b[22m`,
    [],
  );

test('tells three causes apart among thirty failures, most frequent first', () => {
  const failures = [...several(5, late), ...several(4, hook), ...several(21, tree)];
  assert.deepEqual(likelyCauses(failures), [
    '21 × its accessibility tree changed: line … was … and is … (first: 0.visual.ts › shows it)',
    '5 × locator.waitFor: Timeout …ms exceeded. (first: login.flow.ts › shows it)',
    '4 × connect ECONNREFUSED … (first: 0.flow.ts › the whole file)',
  ]);
});

test('returns nothing if each failure has another message', () => {
  const words = ['one', 'two', 'three', 'four', 'five', 'six'];
  assert.deepEqual(likelyCauses(words.map((word) => failure('a.flow.ts', `Error: ${word} is missing`))), []);
});

test('counts the rest in one line, and names at most five causes', () => {
  const words = ['one', 'two', 'three', 'four', 'five', 'six'];
  const failures = words.flatMap((word) => several(2, () => failure('a.flow.ts', `Error: ${word}`)));
  const lines = likelyCauses([...failures, failure('b.flow.ts', 'Error: seven')]);
  assert.equal(lines.length, 6);
  assert.equal(lines[0], '2 × one (first: a.flow.ts › shows it)');
  assert.equal(lines.at(-1), '3 × other messages');
});

test('shows a message as it is if all are the same', () => {
  const lines = likelyCauses(several(2, () => failure('a.flow.ts', "Error: no browser at '/usr/bin/x'")));
  assert.deepEqual(lines, ["2 × no browser at '/usr/bin/x' (first: a.flow.ts › shows it)"]);
});

test('finds the first line that states what went wrong, not the matcher or the suite', () => {
  const cases = [
    ['  ● Test suite failed to run\n\n    Cannot find module', 'Cannot find module'],
    ['TypeError: fetch failed\n    at node:internal', 'TypeError: fetch failed'],
    ['Error: thrown: "Exceeded timeout of 50 ms', 'thrown: "Exceeded timeout of 50 ms'],
    [
      'Error: expect(received).toBeLessThan(expected)\n\nExpected: < 0.01\nReceived:   0.019',
      'expect(received).toBeLessThan(expected): Received:   0.019',
    ],
    [
      'Error: expect(received).toEqual(expected) // deep equality\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "c": 3,\n+   "c": 2,\n  }',
      'expect(received).toEqual(expected): "c": 2',
    ],
    ['assert.ok(received)\n\nno value', 'assert.ok(received)'],
    ['', 'no message'],
  ];
  for (const [message = '', line] of cases) assert.equal(firstLine(message), line);
});

test('replaces numbers, quoted texts, URLs and paths, and keeps words with an apostrophe', () => {
  const cases = [
    ['page.goto: net::ERR at http://127.0.0.1:4101/user/home', 'page.goto: net::ERR at …'],
    ["ENOENT: no such file, open '/tmp/a b/c.json'", 'ENOENT: no such file, open …'],
    ['cannot read src/a.test.ts or ../b.ts', 'cannot read … or …'],
    ['shift 0.019, expected 0', 'shift …, expected …'],
    ["it isn't the members' page", "it isn't the members' page"],
    ['commit 22cde9c1 of “main” faded', 'commit … of … faded'],
  ];
  for (const [line = '', alike] of cases) assert.equal(withoutDetails(line), alike);
});
