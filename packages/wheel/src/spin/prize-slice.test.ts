import { sliceOfPrize } from './prize-slice';

const slices = [
  { code: 'A', label: 'ten' },
  { code: 'B', label: 'twenty' },
  { code: 'A', label: 'thirty' },
  { code: 'C' },
];
const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);
const found = (prize: { code: string; label?: string }) =>
  new Set(SEEDS.map((seed) => sliceOfPrize(slices, prize, seed)));

test('finds the slice of a code, whatever it is called', () => {
  expect(found({ code: 'B' })).toEqual(new Set([1]));
  expect(found({ code: 'B', label: '20' })).toEqual(new Set([1]));
  expect(found({ code: 'C' })).toEqual(new Set([3]));
});

test('an unknown code has none', () => {
  expect(found({ code: 'X', label: 'ten' })).toEqual(new Set([null]));
  expect(sliceOfPrize([], { code: 'A' }, 3)).toBeNull();
});

test('where two slices carry the code, finds the one with the label', () => {
  expect(found({ code: 'A', label: 'ten' })).toEqual(new Set([0]));
  expect(found({ code: 'A', label: 'thirty' })).toEqual(new Set([2]));
});

test('where nothing tells them apart both come up, the same one for the same seed', () => {
  for (const prize of [{ code: 'A' }, { code: 'A', label: 'twenty' }]) {
    expect(found(prize)).toEqual(new Set([0, 2]));
    expect(sliceOfPrize(slices, prize, 9)).toBe(sliceOfPrize(slices, prize, 9));
  }
});
