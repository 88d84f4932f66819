import type { StatementEntry } from '@member-wallet/api-sdk';
import { arrivedSince, creditedKeys } from './arrivals';

const entry = (createdAt: string, change: Partial<StatementEntry> = {}): StatementEntry => ({
  statementType: 'deposit',
  from: 'SCB',
  to: 'WALLET',
  amount: 100.1,
  status: 'SUCCESS',
  createdAt,
  ...change,
});
const OLD = entry('2026-11-24T10:00:00.000Z');
const NEW = entry('2026-11-24T10:05:00.000Z', { amount: 33.33 });

it('returns the sum credited since the first read', () => {
  const before = creditedKeys([OLD]);
  expect(arrivedSince(before, [OLD])).toBeNull();
  expect(arrivedSince(before, [NEW, OLD])).toBe(3333);
  expect(arrivedSince(creditedKeys([]), [NEW, OLD])).toBe(13_343);
});

it('counts a deposit that was pending at the first read', () => {
  expect(arrivedSince(creditedKeys([{ ...NEW, status: 'PROGRESS' }]), [NEW])).toBe(3333);
});

it.each([
  ['in progress', { status: 'PROGRESS' }],
  ['failed', { status: 'FAILED' }],
  ['a transfer', { statementType: 'transfer' }],
  ['a bonus', { statementType: 'bonus' }],
  ['of no amount', { amount: 0 }],
  ['of an unknown amount', { amount: null }],
] as const)('ignores an entry that is %s', (_, change) => {
  expect(arrivedSince(creditedKeys([OLD]), [entry('2026-11-24T10:05:00.000Z', change), OLD])).toBeNull();
});

it('counts nothing when a known entry leaves the page', () => {
  expect(arrivedSince(creditedKeys([NEW, OLD]), [NEW])).toBeNull();
});
