import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partlyRun, partlyRunIn } from '../checks/partly-run.mjs';
import { ROOT } from '../setup.mjs';
import { unitsIn } from './units.mjs';

const units = unitsIn(ROOT, ['Browser', 'Unit tests', 'Lint']);
/** @param {string} id */
const unit = (id) => units.filter((each) => each.id === id);

test('each file of Jest is a unit, and each other package and check as a whole', () => {
  const isFile = true;
  assert.deepEqual(unit('tooling/e2e/src/account/login.flow.ts'), [
    {
      id: 'tooling/e2e/src/account/login.flow.ts',
      check: 'Browser',
      packageName: '@member-wallet/e2e',
      isFile,
    },
  ]);
  assert.equal(unit('tooling/e2e/src/visual/exhaustive/thai.visual.ts').length, 1);
  assert.deepEqual(unit('tooling/sandbox/src/ledger/ledger.test.ts'), [
    {
      id: 'tooling/sandbox/src/ledger/ledger.test.ts',
      check: 'Unit tests',
      packageName: '@member-wallet/sandbox',
      isFile,
    },
  ]);
  assert.deepEqual(unit('tooling/run'), [
    { id: 'tooling/run', check: 'Unit tests', packageName: '@member-wallet/run', isFile: false },
  ]);
  assert.deepEqual(unit('Lint'), [{ id: 'Lint', check: 'Lint', packageName: null, isFile: false }]);
  assert.deepEqual([unit('Browser'), unit('Unit tests')], [[], []]);
  assert.equal(new Set(units.map(({ id }) => id)).size, units.length);
});

test('what runs in part only is named with how', () => {
  const code = `import { ON_LAOS, runsOn } from './markets';
describe.each(ON_LAOS)('…', (market) => {
  if (runsOn('Thai', market)) test('…');
  if (runsOn('Thai', market)) test.each(sampled(CASES, 'one'))('…');
});`;
  assert.equal(partlyRun(code), '2 in the Thai build, 1 in the Laos build, 1 with some of the cases');
  assert.equal(partlyRun("test('all of it');"), '');
  const lines = partlyRunIn(ROOT);
  assert.ok(
    lines.some((line) => /^ {2}tooling\/e2e\/src\/account\/login\.flow\.ts: .*in the Laos build/.test(line)),
  );
  assert.ok(lines.includes('  tooling/e2e/src/visual/exhaustive/thai.visual.ts: not at all'));
});
