import fc from 'fast-check';
import {
  add,
  fromMajor,
  fromWire,
  minor,
  multiply,
  subtract,
  sum,
  toWire,
  totalBalance,
  type Minor,
} from './minor';

const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(minor);

describe('fromWire', () => {
  test.each([
    [100.1, 10010],
    [0.29, 29],
    [1.005, 101],
    [-1.005, -101],
    [1e-7, 0],
    [0.015, 2],
    [-0.015, -2],
    [0.0149, 1],
    [-0.0149, -1],
    [1.5e-7, 0],
    [12345, 1_234_500],
    [-12345.6, -1_234_560],
    [1e9, 100_000_000_000],
    [0, 0],
    [-0, 0],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [2 ** 53, null],
    [1e15, null],
    [1e20, null],
    [-1e300, null],
  ])('%p is %p hundredths', (wire, expected) => {
    expect(fromWire(wire)).toBe(expected);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15])('our own data may not contain %p', (major) => {
    expect(() => fromMajor(major)).toThrow(RangeError);
  });

  test('any double is an exact amount or none', () => {
    fc.assert(
      fc.property(fc.double(), (wire) => [null, true].includes(Number.isSafeInteger(fromWire(wire)) || null)),
    );
  });

  test('round-trips every amount through the wire format', () => {
    fc.assert(fc.property(amounts, (amount) => fromWire(toWire(amount)) === amount));
  });
});

describe('arithmetic', () => {
  test('100.10 in and 33.33 out leaves exactly 66.77', () => {
    expect(toWire(subtract(fromMajor(100.1), fromMajor(33.33)))).toBe(66.77);
  });

  test('does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 50 }), (list) => sum(list) === sum([...list].reverse())),
    );
  });

  test('a sum with an amount that is not known, or beyond the safe integers, is not known', () => {
    expect(sum([minor(1), null, minor(2)])).toBeNull();
    expect(sum([minor(Number.MAX_SAFE_INTEGER), minor(1)])).toBeNull();
  });

  test('adding and subtracting cancel out', () => {
    fc.assert(fc.property(amounts, amounts, (a, b) => subtract(add(a, b), b) === a));
  });

  test('rejects anything but a safe integer', () => {
    expect(() => minor(0.5)).toThrow(RangeError);
    expect(() => add(minor(Number.MAX_SAFE_INTEGER), minor(1))).toThrow(RangeError);
  });

  test('normalises −0 to 0', () => {
    expect(minor(-0)).toBe(0);
    expect(subtract(minor(-5), minor(-5))).toBe(0);
  });

  test('a plain number is not an amount', () => {
    // @ts-expect-error major units must pass through fromWire
    const amount: Minor = 100;
    expect(amount).toBe(100);
  });
});

describe('multiply', () => {
  test.each([
    [10010, 1, 10010],
    [10010, 10, 100100],
    [3333, 0.1, 333],
    [29, 1.1, 32],
    [5, 0.1, 1],
    [-5, 0.1, -1],
    [12345, 0.01, 123],
    [10010, null, 10010],
    [10010, undefined, 10010],
    [10010, 1e-7, 0],
    [10010, 0, 0],
  ])('%p × %p is %p', (amount, factor, expected) => {
    expect(multiply(minor(amount), factor)).toBe(expected);
  });

  test('agrees with integer arithmetic for decimal factors', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 1e4 }),
        (amount, hundredths) => {
          const exact = BigInt(amount) * BigInt(hundredths);
          const product = BigInt(multiply(minor(amount), hundredths / 100) ?? Number.NaN);
          const twice = exact * 2n - product * 200n;
          return twice >= -100n && twice <= 100n;
        },
      ),
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('a value times %p is not known', (factor) => {
    expect(multiply(minor(1), factor)).toBeNull();
  });

  test('nor is one of an amount that is not known', () => {
    expect(multiply(null, 2)).toBeNull();
  });
});

describe('totalBalance', () => {
  test('is the wallet plus every account; missing amounts count as 0', () => {
    expect(totalBalance(0.1, [{ amount: 0.2 }, { amount: null }, {}, { amount: 1000000.05 }])).toBe(
      100000035,
    );
    expect(totalBalance(undefined, [])).toBe(0);
    expect(totalBalance(1, [{ amount: Number.NaN }])).toBeNull();
    expect(totalBalance(2 ** 53, [])).toBeNull();
  });

  test('is exact for any wallet', () => {
    const hundredths = fc.integer({ min: 0, max: 100_000_000_000 });
    const wallets = fc.record({ wallet: hundredths, slots: fc.array(hundredths, { maxLength: 20 }) });
    fc.assert(
      fc.property(wallets, ({ wallet, slots }) => {
        // In major units, as on the wire: includes 0.1 + 0.2.
        const total = totalBalance(
          wallet / 100,
          slots.map((amount) => ({ amount: amount / 100 })),
        );
        const exact = slots.reduce((so, each) => so + BigInt(each), BigInt(wallet));
        return total !== null && BigInt(total) === exact;
      }),
      { numRuns: 10_000 },
    );
  });
});
