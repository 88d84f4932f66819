import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fewestParts, minutesOf, partsOf, takePart } from './split.mjs';

/** @param {string[]} ids */
const unitsOf = (...ids) => ids.map((id) => ({ id, check: 'Unit tests', packageName: 'p', isFile: true }));
/** @param {import('./units.mjs').Unit[]} units */
const idsOf = (units) => units.map(({ id }) => id).sort();

test('makes parts that take about the same time and contain every unit once', () => {
  const units = unitsOf('a', 'b', 'c', 'd', 'e');
  const times = { wall: 600, units: { a: 60, b: 30, c: 30, d: 50, e: 10 } };
  const parts = partsOf(units, times, 3);
  assert.deepEqual(parts.map(idsOf), [['a'], ['d', 'e'], ['b', 'c']]);
  assert.deepEqual(
    parts.map((part) => minutesOf(part, units, times)),
    [3, 3, 3],
  );
});

test('makes the same parts for any order of the units', () => {
  const units = unitsOf('a', 'b', 'c', 'd', 'e', 'f', 'g');
  assert.deepEqual(partsOf([...units].reverse(), null, 3).map(idsOf), partsOf(units, null, 3).map(idsOf));
});

test('estimates a unit that the last run did not have by its kind', () => {
  const units = unitsOf('src/a.visual.ts', 'src/b.test.ts', 'src/c.test.ts', 'Bare machine');
  assert.deepEqual(partsOf(units, null, 2).map(idsOf), [
    ['Bare machine'],
    ['src/a.visual.ts', 'src/b.test.ts', 'src/c.test.ts'],
  ]);
  assert.equal(minutesOf(units, units, null), null);
});

test('calculates how many parts take 40 minutes at most', () => {
  assert.equal(fewestParts({ wall: 40 * 60, units: {} }), 1);
  assert.equal(fewestParts({ wall: 121 * 60, units: {} }), 4);
});

test('removes the part from the words', () => {
  assert.deepEqual(takePart(['--exhaustive', '--part', '3/8']), {
    words: ['--exhaustive'],
    part: { number: 3, count: 8 },
    problem: null,
  });
  assert.deepEqual(takePart(['lint']), { words: ['lint'], part: null, problem: null });
});

for (const words of [
  ['--exhaustive', '--part'],
  ['--exhaustive', '--part', '0/8'],
  ['--exhaustive', '--part', '9/8'],
  ['--exhaustive', '--part', 'lint'],
  ['--part', '3/8'],
  ['lint', '--exhaustive', '--part', '3/8'],
]) {
  test(`refuses ${words.join(' ')}`, () => {
    assert.equal(takePart(words).part, null);
    assert.notEqual(takePart(words).problem, null);
  });
}
