import { listStatement, type StatementEntry } from '@member-wallet/api-sdk';
import { createTestBackend } from '@member-wallet/api-sdk/testing';
import { waitFor } from '@testing-library/react';
import { anEntry } from '#/testing/builders';
import { renderWithApi } from '#/testing/render-with-api';
import { useMoneySince } from './use-money-since';

const MIDNIGHT = Date.parse('2026-11-20T00:00:00.000Z');
const today = anEntry({ amount: 1, createdAt: '2026-11-20T00:00:00.000Z' });
const before = anEntry({ amount: 1000, createdAt: '2026-11-19T23:59:59.999Z' });

/** A statement of these entries, newest first, paged like the server's. */
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
  const entries = [
    ...Array.from({ length: count }, () => today),
    ...Array.from({ length: 60 }, () => before),
  ];
  const { server, result } = setUp(entries);
  await waitFor(() => expect(result.current).toEqual({ deposited: count * 100, withdrawn: 0 }));
  expect(server.calls(listStatement)).toHaveLength(pages);
});
