import { listStatement, type StatementEntry } from '@member-wallet/api-sdk';
import { createTestBackend, raw } from '@member-wallet/api-sdk/testing';
import { waitFor } from '@testing-library/react';
import { anEntry } from '#/testing/builders';
import { renderWithApi } from '#/testing/render-with-api';
import { useMoneyOfMonth, useMoneySince } from './use-money-since';

const MIDNIGHT = Date.parse('2026-11-20T00:00:00.000Z');
/** Deposits of the day, newest first. The oldest was made at midnight. */
const today = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anEntry({ amount: 1, createdAt: new Date(MIDNIGHT + (count - 1 - index) * 1000).toISOString() }),
  );
const before = Array.from({ length: 60 }, (_, index) =>
  anEntry({ amount: 1000, createdAt: new Date(MIDNIGHT - 1 - index).toISOString() }),
);

/** A server whose statement has these entries, newest first. */
function setUp(entries: readonly StatementEntry[]) {
  const server = createTestBackend({
    listStatement: ({ page, limit }) => ({
      total: entries.length,
      statements: entries.slice((page - 1) * limit, page * limit),
    }),
  });
  return { server, ...renderWithApi(server, () => useMoneySince(MIDNIGHT)) };
}

it.each([
  [49, 1],
  [50, 2],
  [120, 3],
])('counts all %i deposits of the day, across pages', async (count, pages) => {
  const entries = [...today(count), ...before];
  const { server, result } = setUp(entries);
  await waitFor(() => expect(result.current).toEqual({ deposited: count * 100, withdrawn: 0 }));
  expect(server.calls(listStatement)).toHaveLength(pages);
});

it.each([
  ['the total', { total: 110 }],
  ['no total', {}],
])('counts each deposit once on a server that ignores the limit, with %s', async (_, total) => {
  const text = JSON.stringify({ ...total, statements: [...today(50), ...before] });
  const server = createTestBackend({ listStatement: () => raw({ status: 200, text }) });
  const { result } = renderWithApi(server, () => [useMoneySince(MIDNIGHT), useMoneyOfMonth(MIDNIGHT)]);
  const money = { deposited: 5000, withdrawn: 0 };
  await waitFor(() => expect(result.current).toEqual([money, money]));
});

it('counts a deposit once if a new entry shifts it to the next page', async () => {
  const server = createTestBackend({
    listStatement: ({ page, limit }) => {
      const entries = today(page === 1 ? 70 : 71);
      return { total: entries.length, statements: entries.slice((page - 1) * limit, page * limit) };
    },
  });
  const { result } = renderWithApi(server, () => useMoneySince(MIDNIGHT));
  await waitFor(() => expect(result.current).toEqual({ deposited: 7000, withdrawn: 0 }));
});

describe('an entry whose date is unreadable', () => {
  const undated = anEntry({ amount: 9, createdAt: 'yesterday' });
  const all = (count: number) => ({ deposited: count * 100, withdrawn: 0 });

  it.each<[string, readonly StatementEntry[], ReturnType<typeof all> | null]>([
    ['counts between two entries since the moment', [...today(1), undated, ...today(60), ...before], all(70)],
    ['does not count below an earlier entry', [...today(2), ...before, undated], all(2)],
    ['makes the sums unknown between a later and an earlier entry', [...today(2), undated, ...before], null],
    ['makes the sums unknown as the oldest of all', [...today(2), undated], null],
    [
      'changes nothing if it moved no money',
      [...today(2), { ...undated, status: 'FAILED' }, ...before],
      all(2),
    ],
  ])('%s', async (_, entries, money) => {
    const { result } = setUp(entries);
    expect(result.current).toBe('loading');

    await waitFor(() => expect(result.current).toEqual(money));
  });
});

it.each<[string, (page: number, limit: number) => unknown]>([
  ['the list is missing', () => ({ total: 2, statements: null })],
  ['an entry is no object', () => ({ total: 2, statements: [...today(1), null] })],
  ['an entry has no type', () => ({ total: 1, statements: [{ ...today(1)[0], statementType: null }] })],
  [
    'there are more entries than are read',
    (page, limit) => ({ total: 9999, statements: today(1000).slice((page - 1) * limit, page * limit) }),
  ],
])('the sums are unknown if %s', async (_, answer) => {
  const server = createTestBackend({
    listStatement: ({ page, limit }) => raw({ status: 200, text: JSON.stringify(answer(page, limit)) }),
  });
  const { result } = renderWithApi(server, () => useMoneySince(MIDNIGHT));
  await waitFor(() => expect(result.current).toBeNull());
});
