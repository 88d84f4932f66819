import type { StatementEntry } from '@member-wallet/api-sdk';
import { entryView, FILTERS, passes } from './statement-view';

const entry = (change: Partial<StatementEntry>): StatementEntry => ({
  statementType: 'deposit',
  amount: 100,
  status: 'SUCCESS',
  createdAt: '2026-11-20T06:42:08.000Z',
  ...change,
});

it.each([
  ['deposit', 'plus', 'deposit', 'records.type.deposit'],
  ['bonus', 'plus', 'bonus', 'records.type.bonus'],
  ['withdraw', 'minus', 'withdraw', 'records.type.withdraw'],
  ['finish_bonus', 'none', 'bonus', 'records.type.finish_bonus'],
  ['transfer', 'none', 'transfer', 'records.type.transfer'],
  ['adjustment', 'none', 'other', 'records.type.other'],
  ['toString', 'none', 'other', 'records.type.other'],
])('the type %s has the sign %s and the kind %s', (statementType, sign, kind, activity) => {
  expect(entryView(entry({ statementType }))).toMatchObject({ sign, kind, activity });
});

it.each([
  ['SUCCESS', 'success'],
  ['FAILED', 'failed'],
  ['PENDING', 'progress'],
  ['', 'progress'],
])('the status %p is shown as %s', (status, progress) => {
  expect(entryView(entry({ status })).progress).toBe(progress);
});

it.each(['promotion', 'invite', 'refund', 'luckydraw', 'bonus'] as const)(
  'a bonus from %s is named by its origin',
  (origin) => {
    const view = entryView(entry({ statementType: 'bonus', [origin]: { description: ' Friday ' } }));
    expect(view).toMatchObject({ activity: `records.type.${origin}`, detail: 'Friday' });
  },
);

it('has no detail if the server sends none', () => {
  expect(entryView(entry({ bonus: { description: '' } })).detail).toBeNull();
  expect(entryView(entry({ bonus: { description: null } })).detail).toBeNull();
  expect(entryView(entry({ bonus: null })).detail).toBeNull();
});

it('is named by its type unless it is a bonus, even if it has an origin', () => {
  const view = entryView(entry({ statementType: 'deposit', promotion: { description: 'Friday' } }));
  expect(view).toMatchObject({ activity: 'records.type.deposit', detail: 'Friday' });
});

it.each([
  ['all', ['deposit', 'withdraw', 'transfer', 'bonus', 'finish_bonus', 'adjustment']],
  ['deposit', ['deposit']],
  ['withdraw', ['withdraw']],
  ['transfer', ['transfer']],
  ['bonus', ['bonus', 'finish_bonus']],
] as const)('the filter %s keeps %j', (filter, kept) => {
  const types = ['deposit', 'withdraw', 'transfer', 'bonus', 'finish_bonus', 'adjustment'];
  expect(types.filter((statementType) => passes(filter, { statementType }))).toEqual(kept);
  expect(FILTERS).toContain(filter);
});
