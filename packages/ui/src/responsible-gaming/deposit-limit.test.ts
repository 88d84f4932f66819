import { minor } from '#/money/minor';
import { type DailyLimit, limitAt, passesLimit, withLimit } from './deposit-limit';

const NOW = 1_700_000_000_000;
const limit = (amount: DailyLimit, next: { amount: DailyLimit; from: number } | null = null) => ({
  currency: 'THB',
  amount,
  next,
});
const some = minor(100_000);
const more = minor(200_000);
const less = minor(50_000);
const DAY = 24 * 60 * 60 * 1000;
const later = NOW + DAY;

test.each([
  ['a first limit applies at once', null, some, limit(some)],
  ['a lower one applies at once', limit(some), less, limit(less)],
  ['a lower one cancels a pending raise', limit(some, { amount: more, from: later }), less, limit(less)],
  ['a higher one applies after a day', limit(some), more, limit(some, { amount: more, from: later })],
  ['removal applies after a day', limit(some), null, limit(some, { amount: null, from: later })],
  ['the same one cancels a pending change', limit(some, { amount: null, from: later }), some, limit(some)],
  ['removing a limit that is not set changes nothing', null, null, null],
])('%s', (_what, current, wanted, result) => {
  expect(withLimit(current, wanted, 'THB', NOW)).toEqual(result);
});

test('applies a raise or a removal once its time has come', () => {
  const raised = limit(some, { amount: more, from: later });
  expect(limitAt(raised, later - 1)).toEqual(raised);
  expect(limitAt(raised, later)).toEqual(limit(more));
  const ended = limit(some, { amount: null, from: later });
  expect(limitAt(ended, later - 1)?.amount).toBe(some);
  expect(limitAt(ended, later)).toBeNull();
});

test('keeps a pending limit where none applies yet', () => {
  const pending = limit(null, { amount: more, from: later });
  expect(limitAt(pending, NOW)).toEqual(pending);
});

test('returns no limit if none is stored', () => {
  expect(limitAt(null, NOW)).toBeNull();
});

test('keeps the currency of a limit until it has ended', () => {
  expect(withLimit(limit(some), less, 'LAK', NOW)).toEqual(limit(less));
  expect(withLimit(limit(some), more, 'LAK', NOW)).toEqual(limit(some, { amount: more, from: later }));
  expect(withLimit(null, some, 'LAK', NOW)).toEqual({ ...limit(some), currency: 'LAK' });
});

const orNull = (amount: number | null) => (amount === null ? null : minor(amount));

test.each([
  [null, 0, 1e9, false],
  [100_000, 0, 100_000, false],
  [100_000, 0, 100_001, true],
  [100_000, 60_000, 40_001, true],
  [100_000, 99_999, null, false],
  [100_000, 100_000, null, true],
  [0, 0, null, true],
  [100_000, null, 1, true],
  [null, null, 1, false],
])('limit %p, used %p, deposit %p: exceeded %p', (held, used, amount, passes) => {
  expect(passesLimit(orNull(held), orNull(used), orNull(amount))).toBe(passes);
});
