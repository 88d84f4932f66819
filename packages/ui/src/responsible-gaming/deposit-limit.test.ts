import fc from 'fast-check';
import { minor } from '#/money/minor';
import { type DailyLimit, depositLimitText, passesLimit, readDepositLimit, withLimit } from './deposit-limit';

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

test('a raise or a removal applies from its time on', () => {
  const raised = depositLimitText(limit(some, { amount: more, from: later }));
  expect(readDepositLimit(raised, 'THB', later - 1)?.amount).toBe(some);
  expect(readDepositLimit(raised, 'THB', later)).toEqual(limit(more));
  const ended = depositLimitText(limit(some, { amount: null, from: later }));
  expect(readDepositLimit(ended, 'THB', later - 1)?.amount).toBe(some);
  expect(readDepositLimit(ended, 'THB', later)).toBeNull();
});

test('a pending raise is stored with its time', () => {
  const text = `THB 100000 200000 ${later}`;
  expect(depositLimitText(limit(some, { amount: more, from: later }))).toBe(text);
  expect(readDepositLimit(text, 'THB', NOW)).toEqual(limit(some, { amount: more, from: later }));
});

test('there is no limit if nothing is stored', () => {
  expect(readDepositLimit(null, 'THB', NOW)).toBeNull();
});

test.each([
  '',
  'THB',
  'THB -',
  'ATHB 1',
  'THB 1 ',
  'THB x',
  'thb 1',
  'THB 1 2',
  'THB -1',
  'THB 1 2 3 4',
  'THB 1e9',
  '{"amount":1}',
])('malformed text is no limit: %p', (text) => {
  expect(readDepositLimit(text, 'THB', NOW)).toBeNull();
});

test('a limit in another currency is ignored', () => {
  expect(readDepositLimit('LAK 100', 'THB', NOW)).toBeNull();
});

test('parses what was written', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 1e12 }).map(minor));
  fc.assert(
    fc.property(amount, fc.option(fc.tuple(amount, fc.integer({ min: 1, max: 1e6 }))), (held, waits) => {
      fc.pre(held !== null || waits !== null);
      const next = waits && { amount: waits[0], from: NOW + waits[1] };
      expect(readDepositLimit(depositLimitText(limit(held, next)), 'THB', NOW)).toEqual(limit(held, next));
    }),
  );
});

test.each([
  [null, 0, 1e9, false],
  [100_000, 0, 100_000, false],
  [100_000, 0, 100_001, true],
  [100_000, 60_000, 40_001, true],
  [100_000, 99_999, null, false],
  [100_000, 100_000, null, true],
  [0, 0, null, true],
])('limit %p, used %p, deposit %p: exceeded %p', (held, used, amount, passes) => {
  expect(
    passesLimit(held === null ? null : minor(held), minor(used), amount === null ? null : minor(amount)),
  ).toBe(passes);
});
