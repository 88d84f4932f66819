import fc from 'fast-check';
import {
  add,
  fromMajor,
  fromWire,
  inWholeUnits,
  minor,
  spendable,
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

  test.each([
    [1.005, 100, 101],
    [1.001, 100, 101],
    [0.29, 29, 29],
    [100, 10_000, 10_000],
    [-1.005, -101, -100],
    [1e-7, 0, 1],
  ])('%p is %p hundredths rounded down, %p rounded up', (wire, down, up) => {
    expect(fromWire(wire, 'down')).toBe(down);
    expect(fromWire(wire, 'up')).toBe(up);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15])('fromMajor rejects %p', (major) => {
    expect(() => fromMajor(major)).toThrow(RangeError);
  });

  test('converts every double to a safe integer or null', () => {
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

  test('a sum is exact, and 0 without amounts', () => {
    expect(sum([minor(10_010), minor(-33), minor(29)])).toBe(10_006);
    expect(sum([])).toBe(0);
  });

  test('returns null for a sum with an unknown amount, or beyond the safe integers', () => {
    expect(sum([minor(1), null, minor(2)])).toBeNull();
    expect(sum([minor(Number.MAX_SAFE_INTEGER), minor(1)])).toBeNull();
  });

  test('adding and subtracting cancel out', () => {
    fc.assert(fc.property(amounts, amounts, (a, b) => subtract(add(a, b), b) === a));
  });

  test('rejects anything but a safe integer', () => {
    expect(() => minor(0.5)).toThrow(new RangeError('An amount in minor units must be a safe integer.'));
    expect(() => add(minor(Number.MAX_SAFE_INTEGER), minor(1))).toThrow(RangeError);
  });

  test('normalises −0 to 0', () => {
    expect(minor(-0)).toBe(0);
    expect(subtract(minor(-5), minor(-5))).toBe(0);
  });

  test('a plain number does not compile as an amount', () => {
    // @ts-expect-error major units must pass through fromWire
    const amount: Minor = 100;
    expect(amount).toBe(100);
  });
});

/** Any amount that a server may send: hundredths, more decimals, and inexact results of binary arithmetic. */
const wireAmounts = fc.oneof(
  amounts.map(toWire),
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((thousandths) => thousandths / 1000),
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
);

describe('spendable', () => {
  test.each([
    [1099.346, 109_934],
    [100.005, 10_000],
    [0.295, 29],
    [1.005, 100],
    [2.675, 267],
    [33.335, 3333],
    [0.29, 29],
    [-0.001, -1],
    [null, 0],
    [undefined, 0],
    [Number.NaN, null],
    [1e15, null],
  ])('returns for %p: %p hundredths', (wire, expected) => {
    expect(spendable(wire)).toBe(expected);
  });

  test('never exceeds the balance, and is less than a hundredth below it', () => {
    fc.assert(
      fc.property(wireAmounts, (wire) => {
        const shown = spendable(wire);
        return shown !== null && toWire(shown) <= wire && wire - toWire(shown) < 0.010_000_1;
      }),
      { numRuns: 10_000 },
    );
  });

  test.each([
    [0.125, 100, 1250],
    [100.1, 1, 10_010],
    [100.1, 10, 100_100],
    [33.33, 0.1, 333],
    [0.29, 1.1, 31],
    [0.05, 0.1, 0],
    [-0.05, 0.1, -1],
    [100.1, null, 10_010],
    [100.1, undefined, 10_010],
    [100.1, 1e-7, 0],
    [100.1, 0, 0],
  ])('%p × %p is %p: the exact product, rounded once', (amount, factor, expected) => {
    expect(spendable(amount, factor)).toBe(expected);
  });

  test('agrees with integer arithmetic for a product', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 1e4 }),
        (thousandths, hundredths) => {
          const exact = BigInt(thousandths) * BigInt(hundredths);
          const product = BigInt(spendable(thousandths / 1000, hundredths / 100) ?? Number.NaN);
          const rest = exact - product * 1000n;
          return rest >= 0n && rest < 1000n;
        },
      ),
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('returns null for the factor %p', (factor) => {
    expect(spendable(1, factor)).toBeNull();
  });

  test('returns null for an unknown amount', () => {
    expect(spendable(Number.NaN, 2)).toBeNull();
  });
});

test.each([
  [109_934, 2, 109_934],
  [109_934, 0, 109_900],
  [99, 0, 0],
])('%p hundredths with %p decimals are %p', (amount, digits, expected) => {
  expect(inWholeUnits(minor(amount), digits)).toBe(expected);
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

  test('is rounded once, and down', () => {
    const games = Array.from({ length: 8 }, () => ({ amount: 100.005 }));
    expect(totalBalance(0.005, games)).toBe(80_004);
    expect(totalBalance(0.006, [{ amount: 0.006 }])).toBe(1);
  });

  test('never exceeds the exact total', () => {
    const thousandths = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.array(thousandths, { minLength: 1, maxLength: 20 }), (all) => {
        const [wallet = 0, ...games] = all.map((amount) => amount / 1000);
        const total = totalBalance(
          wallet,
          games.map((amount) => ({ amount })),
        );
        const rest = all.reduce((so, each) => so + BigInt(each), 0n) - BigInt(total ?? Number.NaN) * 10n;
        return rest >= 0n && rest < 10n;
      }),
    );
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
