import * as fc from 'fast-check';
import { toDecimal, toMajor, toMinor } from './minor-units';

test.each([
  [100.1, 10010n],
  [33.33, 3333n],
  [0.07, 7n],
  [1, 100n],
  [-2.5, -250n],
  [0, 0n],
  [-0, 0n],
  [999_999_999_999.99, 99_999_999_999_999n],
])('%p is %p minor units', (major, minor) => {
  expect(toMinor(major)).toBe(minor);
});

test.each([
  [1.005],
  [0.001],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [1e21],
  [1e-7],
  [1e13],
  ['100'],
  [null],
  [undefined],
  [true],
  [[1]],
  [{}],
])('%p is not an amount', (value) => {
  expect(toMinor(value)).toBeUndefined();
});

test('every amount with two decimals survives a round trip through JSON', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), (minor) => {
      expect(toMinor(JSON.parse(JSON.stringify(toMajor(minor))))).toBe(minor);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [0n, '0.00'],
  [7n, '0.07'],
  [123_450n, '1234.50'],
  [-5n, '-0.05'],
])('%p minor units are written %s', (minor, text) => {
  expect(toDecimal(minor)).toBe(text);
});
