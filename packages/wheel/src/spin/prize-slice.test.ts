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

test('finds the slice of a code regardless of its label', () => {
  expect(found({ code: 'B' })).toEqual(new Set([1]));
  expect(found({ code: 'B', label: '20' })).toEqual(new Set([1]));
  expect(found({ code: 'C' })).toEqual(new Set([3]));
});

test('returns null for an unknown code', () => {
  expect(found({ code: 'X', label: 'ten' })).toEqual(new Set([null]));
  expect(sliceOfPrize([], { code: 'A' }, 3)).toBeNull();
});

test('finds the one with the label if two slices have the code', () => {
  expect(found({ code: 'A', label: 'ten' })).toEqual(new Set([0]));
  expect(found({ code: 'A', label: 'thirty' })).toEqual(new Set([2]));
});

test('picks one by the seed if the label does not tell them apart', () => {
  for (const prize of [{ code: 'A' }, { code: 'A', label: 'twenty' }]) {
    expect(found(prize)).toEqual(new Set([0, 2]));
    expect(sliceOfPrize(slices, prize, 9)).toBe(sliceOfPrize(slices, prize, 9));
  }
});
