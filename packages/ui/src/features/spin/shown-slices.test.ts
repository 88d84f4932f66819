import type { Slice } from '@member-wallet/api-sdk';
import { hasPrize, shownNumber, shownPrize, shownSlices } from './shown-slices';

const wheelOf = (count: number): readonly Slice[] =>
  Array.from({ length: count }, (_, index) => ({ code: `P${index + 1}`, label: `Prize ${index + 1}` }));
const prizeOf = (code: string) => ({ code, label: '' });

it('leaves up to sixty slices unchanged', () => {
  const slices = wheelOf(60);
  expect(shownSlices(slices)).toBe(slices);
  expect(shownPrize(slices, prizeOf('P60')).code).toBe('P60');
  expect(shownSlices([])).toEqual([]);
});

it('the sixtieth slice represents the rest, and every prize has a slice', () => {
  const slices = wheelOf(90);
  const shown = shownSlices(slices);
  expect(shown).toHaveLength(60);
  for (const [index, prize] of slices.entries()) {
    const { code } = shownPrize(slices, prize);
    const place = shown.findIndex((slice) => slice.code === code);
    expect(place).toBe(Math.min(index, 59));
    expect(shownNumber(index)).toBe(place + 1);
  }
});

it('leaves a code that the wheel does not have unchanged', () => {
  for (const count of [8, 90]) expect(shownPrize(wheelOf(count), prizeOf('NEW')).code).toBe('NEW');
});

it('distinguishes slices with the same code by their labels', () => {
  const slices = [...wheelOf(89), { code: 'P1', label: 'Prize 90' }];
  expect(shownPrize(slices, { code: 'P1', label: 'Prize 1' }).code).toBe('P1');
  expect(shownPrize(slices, { code: 'P1', label: 'Prize 90' }).code).toBe('others');
});

it.each([
  ['P1', 'Prize 1', true],
  ['P1', 'Prize 2', false],
  ['P9', 'Prize 9', false],
])('a wheel of eight has the prize %s with the label %s: %p', (code, label, has) => {
  expect(hasPrize(wheelOf(8), { code, label })).toBe(has);
});
