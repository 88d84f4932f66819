import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesOf } from './files.mjs';
import { TARGETS } from './targets.mjs';

for (const target of TARGETS)
  test(`every glob of ${target.name} matches a file`, () => {
    assert.doesNotThrow(() => filesOf(target));
  });

test('a glob that matches nothing is an error', () => {
  const moved = { folder: 'packages/ui', mutate: ['src/money/*.ts', 'src/moved/*.ts'] };
  assert.throws(() => filesOf(moved), /src\/moved\/\*\.ts matches no file in packages\/ui/);
});

test('hooks and tests are not mutated', () => {
  const files = filesOf({ folder: 'packages/ui', mutate: ['src/features/**/*-rules.ts', 'src/money/*.ts'] });
  assert.deepEqual(
    files.filter((file) => file.includes('/use-') || file.includes('.test.')),
    [],
  );
});
