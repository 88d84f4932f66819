import { sliceWithCode } from './prize-slice';

const slices = [{ code: 'A' }, { code: 'B' }, { code: 'A' }, { code: 'C' }];

test('finds the slice of a code', () => {
  expect(sliceWithCode(slices, 'B', 3)).toBe(1);
  expect(sliceWithCode(slices, 'C', 3)).toBe(3);
});

test('an unknown code has none', () => {
  expect(sliceWithCode(slices, 'X', 3)).toBeNull();
  expect(sliceWithCode([], 'A', 3)).toBeNull();
});

test('where two slices carry the code both come up, the same one for the same seed', () => {
  const found = Array.from({ length: 50 }, (_, seed) => sliceWithCode(slices, 'A', seed));
  expect(new Set(found)).toEqual(new Set([0, 2]));
  expect(sliceWithCode(slices, 'A', 9)).toBe(found[9]);
});
