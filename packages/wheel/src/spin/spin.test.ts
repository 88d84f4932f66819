import { wheelLayout } from '../geometry/layout';
import { underPointer } from '../geometry/slices';
import { glideReach } from '../motion/glide';
import { restingRotation, startSpin } from './spin';

const layout = wheelLayout({ count: 12 });
const SEEDS = Array.from({ length: 2000 }, (_, seed) => seed);
const spins = SEEDS.map((seed) => startSpin({ layout, seed, from: 0.3 }));

/** The smallest and the largest value of all seeds, to check that they stay within the range and use it. */
const rangeOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

describe('startSpin', () => {
  /** The turns of a spin that glides as soon as it has its full speed, for which its speed was chosen. */
  const turnsOf = ({ length, speed }: (typeof spins)[number]) => speed * glideReach(length - 250);

  test.each([
    { what: 'length in s', from: 4, to: 5, of: ({ length }: (typeof spins)[number]) => length / 1000 },
    { what: 'number of turns', from: 2, to: 3, of: turnsOf },
  ])('the seed picks a $what from $from to $to', ({ from, to, of }) => {
    const [least, most] = rangeOf(spins.map(of));
    expect(least).toBeGreaterThanOrEqual(from - 1e-9);
    expect(least).toBeLessThan(from + 0.01);
    expect(most).toBeGreaterThan(to - 0.01);
    expect(most).toBeLessThanOrEqual(to + 1e-9);
  });

  test('needs at least a tenth of the length per turn to come to rest', () => {
    const [least, most] = rangeOf(spins.map((spin) => spin.runOut / (spin.length * turnsOf(spin))));
    expect([least, most]).toEqual([expect.closeTo(0.1, 9), expect.closeTo(0.1, 9)]);
  });

  test('has no outcome, and contains its start and layout', () => {
    expect(spins[7]).toMatchObject({ layout, seed: 7, from: 0.3, landing: null });
  });

  test.each(['seed', 'from'])('rejects a %s that is not a number', (name) => {
    expect(() => startSpin({ layout, seed: 1, from: 0, [name]: Number.NaN })).toThrow(
      new RangeError(`${name} must be a finite number, not NaN.`),
    );
  });
});

describe('restingRotation', () => {
  test('rests anywhere in the slice, at least a tenth of it away from either edge', () => {
    const seen = SEEDS.map((seed) => underPointer(layout, restingRotation(layout, seed % 12, seed)));
    expect(seen.map(({ index }) => index)).toEqual(SEEDS.map((seed) => seed % 12));
    const [least, most] = rangeOf(seen.map(({ fraction }) => fraction));
    expect(least).toBeGreaterThanOrEqual(0.1 - 1e-9);
    expect(least).toBeLessThan(0.11);
    expect(most).toBeGreaterThan(0.89);
    expect(most).toBeLessThanOrEqual(0.9 + 1e-9);
  });

  test('rejects an unknown slice and a seed that is not a number', () => {
    expect(() => restingRotation(layout, 12, 1)).toThrow('slices 0 to 11');
    expect(() => restingRotation(layout, 1, Number.NaN)).toThrow('seed must be a finite number');
  });
});
