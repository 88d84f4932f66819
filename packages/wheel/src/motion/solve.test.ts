import fc from 'fast-check';
import { solveRising } from './solve';

test('finds where an increasing function reaches its goal, to the last bit', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1000, noNaN: true }), (root) => {
      expect(solveRising((x) => x ** 3, root ** 3, 0.5, 2000)).toBeCloseTo(root, 9);
      expect(solveRising((x) => x - root, 0, 0.5, 1000)).toBe(root);
    }),
  );
});

test('finds the first point if the function is constant at its goal', () => {
  const steps = (x: number) => Math.min(3, Math.floor(x));
  expect(solveRising(steps, 3, 0, 10)).toBeCloseTo(3, 12);
  expect(solveRising(steps, 1, 0, 10)).toBeCloseTo(1, 12);
});

test('returns the nearer end for a goal outside the range', () => {
  expect(solveRising((x) => x, 50, 1, 10)).toBeCloseTo(10, 12);
  expect(solveRising((x) => x, -50, 1, 10)).toBeCloseTo(1, 12);
});

test('returns the point of an empty range', () => {
  expect(solveRising((x) => x, 4, 7, 7)).toBe(7);
});

test('terminates for numbers so large that they have no decimals', () => {
  const large = 2 ** 53;
  expect(solveRising((x) => x, large + 10, large, large * 2)).toBe(large + 10);
});
