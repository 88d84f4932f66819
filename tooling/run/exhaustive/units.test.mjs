import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { partlyRun, partlyRunIn } from '../checks/partly-run.mjs';
import { unitsIn } from './units.mjs';

const root = mkdtempSync(join(tmpdir(), 'units-'));
after(() => rmSync(root, { recursive: true }));
const FLOW = `import { ON_LAOS, runsOn } from './markets';
describe.each(ON_LAOS)('…', (market) => {
  if (runsOn('Thai', market)) test('…');
  if (runsOn('Thai', market)) test.each(sampled(CASES, 'one'))('…');
});`;

/** @type {Record<string, string>} */
const files = {
  'apps/thai/package.json': '{ "name": "thai" }',
  'packages/ui/package.json': '{ "name": "ui", "scripts": { "test": "NODE_OPTIONS=--x jest" } }',
  'packages/ui/src/a.test.tsx': 'const isExhaustive = true; test.each(isExhaustive ? ALL : SOME)();',
  'packages/ui/src/deep/b.test.ts': "test('all of it');",
  'packages/ui/src/deep/b.ts': '',
  'tooling/e2e/package.json':
    '{ "name": "e2e", "scripts": { "test": "node --test src/*.test.mjs", "e2e": "jest --json --outputFile=e2e.results.json" } }',
  'tooling/e2e/src/login.flow.ts': FLOW,
  'tooling/e2e/src/visual/exhaustive/thai.visual.ts': '',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('makes a unit of each file of Jest, of each other package and of each check', () => {
  const units = unitsIn(root, ['Browser', 'Unit tests', 'Lint']);
  assert.deepEqual(
    units.map(({ id, check, packageName, isFile }) => [id, check, packageName, isFile]),
    [
      ['Lint', 'Lint', null, false],
      ['packages/ui/src/a.test.tsx', 'Unit tests', 'ui', true],
      ['packages/ui/src/deep/b.test.ts', 'Unit tests', 'ui', true],
      ['tooling/e2e', 'Unit tests', 'e2e', false],
      ['tooling/e2e/src/login.flow.ts', 'Browser', 'e2e', true],
      ['tooling/e2e/src/visual/exhaustive/thai.visual.ts', 'Browser', 'e2e', true],
    ],
  );
});

test('lists each test file of which only a part runs, and how it is limited', () => {
  assert.equal(partlyRun(FLOW), '2 in the Thai build, 1 in the Laos build, 1 with some of the cases');
  assert.deepEqual(partlyRunIn(root), [
    '  packages/ui/src/a.test.tsx: 1 with fewer cases or rounds',
    '  tooling/e2e/src/login.flow.ts: 2 in the Thai build, 1 in the Laos build, 1 with some of the cases',
    '  tooling/e2e/src/visual/exhaustive/thai.visual.ts: not at all',
  ]);
});
