import type { Slice } from '@member-wallet/api-sdk';
import { shownCode, shownNumber, shownSlices } from './shown-slices';

const wheelOf = (count: number): readonly Slice[] =>
  Array.from({ length: count }, (_, index) => ({ code: `P${index + 1}`, label: `Prize ${index + 1}` }));

it('shows up to sixty slices as they are', () => {
  const slices = wheelOf(60);
  expect(shownSlices(slices)).toBe(slices);
  expect(shownCode(slices, 'P60')).toBe('P60');
  expect(shownSlices([])).toEqual([]);
});

it('of more, the sixtieth stands for the rest, and every prize has its slice', () => {
  const slices = wheelOf(90);
  const shown = shownSlices(slices);
  expect(shown).toHaveLength(60);
  for (const [index, { code }] of slices.entries()) {
    const place = shown.findIndex((slice) => slice.code === shownCode(slices, code));
    expect(place).toBe(Math.min(index, 59));
    expect(shownNumber(index)).toBe(place + 1);
  }
});

it('leaves a code that the wheel does not have as it is', () => {
  expect(shownCode(wheelOf(90), 'NEW')).toBe('NEW');
  expect(shownCode(wheelOf(8), 'NEW')).toBe('NEW');
});
