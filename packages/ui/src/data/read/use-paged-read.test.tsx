import { listRefunds, type RefundList } from '@member-wallet/api-sdk';
import { type Answer, createTestBackend, refusal } from '@member-wallet/api-sdk/testing';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderWithApi } from '#/testing/render-with-api';
import { usePagedRead } from './use-paged-read';

const LIST = { pageSize: 2, rowsOf: ({ refunds }: RefundList) => refunds };

/** A server with `count` rows. Some servers send no total. */
const rowsOf =
  (count: number, hasTotal: boolean): Answer<typeof listRefunds> =>
  ({ page, limit }) => ({
    ...(hasTotal && { total: count }),
    refunds: Array.from({ length: count }, (_, index) => index + 1)
      .slice((page - 1) * limit, page * limit)
      .map((refundAmount) => ({ refundAmount, createdAt: '2026-11-20T06:42:08.000Z' })),
  });
const fiveRows = (hasTotal: boolean) => rowsOf(5, hasTotal);

async function setUp(answer: Answer<typeof listRefunds>) {
  const server = createTestBackend({ listRefunds: answer });
  const { result } = renderWithApi(server, () => {
    const [page, onPage] = useState(1);
    return { onPage, read: usePagedRead(listRefunds, { page, onPage }, LIST) };
  });
  const current = () => result.current.read;
  await waitFor(() => expect(current().state).toBe('ready'));
  const turnTo = (page: number) => act(() => result.current.onPage(page));
  const rows = () => current().data?.refunds.map(({ refundAmount }) => refundAmount);
  return { server, turnTo, rows, current };
}

it.each([
  ['a total', true, [3, 3, 3]],
  ['no total', false, [2, 2, 3]],
] as const)(
  'with %s, keeps the number of pages but no rows while a page loads',
  async (_, hasTotal, counts) => {
    const { server, turnTo, rows, current } = await setUp(fiveRows(hasTotal));
    expect([rows(), current().pages]).toEqual([[1, 2], counts[0]]);
    const release = server.hold(listRefunds);
    turnTo(2);
    expect(current()).toMatchObject({ state: 'loading', data: undefined, pages: counts[1] });
    release();
    await waitFor(() => expect([rows(), current().pages]).toEqual([[3, 4], counts[2]]));
  },
);

it('returns the number of pages and the rows in the same render', async () => {
  const server = createTestBackend({ listRefunds: fiveRows(true) });
  const renders: string[] = [];
  renderWithApi(server, () => {
    const { data, pages } = usePagedRead(listRefunds, { page: 1, onPage: () => undefined }, LIST);
    renders.push(`${data?.refunds.length ?? 0} rows of ${pages} pages`);
  });
  await waitFor(() => expect(renders.at(-1)).toBe('2 rows of 3 pages'));
  expect(new Set(renders)).toEqual(new Set(['0 rows of 1 pages', '2 rows of 3 pages']));
});

it('returns a page whose rows equal those of the previous page', async () => {
  const refunds = [1, 1].map((refundAmount) => ({ refundAmount, createdAt: '2026-11-20T06:42:08.000Z' }));
  const { turnTo, rows } = await setUp(() => ({ total: 4, refunds }));
  turnTo(2);
  await waitFor(() => expect(rows()).toEqual([1, 1]));
});

it('returns a cached page immediately', async () => {
  const { server, turnTo, rows } = await setUp(fiveRows(false));
  turnTo(2);
  await waitFor(() => expect(rows()).toEqual([3, 4]));
  server.hold(listRefunds);
  turnTo(1);
  expect(rows()).toEqual([1, 2]);
});

it('fails for a page that did not load, although another page is cached', async () => {
  const { server, turnTo, rows, current } = await setUp(fiveRows(true));
  server.answer(listRefunds, refusal('INTERNAL_SERVER_ERROR', 500));
  turnTo(3);
  await waitFor(() => expect(current()).toMatchObject({ state: 'failed', data: undefined, pages: 3 }));
  server.answer(listRefunds, fiveRows(true));
  await act(() => current().reload());
  expect([rows(), current().state]).toEqual([[5], 'ready']);
});

it.each([
  ['opened', 'a total', true],
  ['opened', 'no total', false],
  ['reloaded', 'a total', true],
  ['reloaded', 'no total', false],
] as const)(
  'shows the last page if the page that is %s no longer exists, with %s',
  async (how, _, hasTotal) => {
    const { server, turnTo, rows, current } = await setUp(fiveRows(hasTotal));
    turnTo(2);
    await waitFor(() => expect(rows()).toEqual([3, 4]));
    if (how === 'reloaded') {
      turnTo(3);
      await waitFor(() => expect(rows()).toEqual([5]));
    }
    server.answer(listRefunds, rowsOf(3, hasTotal));
    if (how === 'opened') turnTo(3);
    else await act(() => current().reload());
    await waitFor(() => expect(rows()).toEqual([3]));
    expect(current().pages).toBe(2);
  },
);

it('returns an empty first page for an empty list', async () => {
  const { rows } = await setUp(rowsOf(0, true));
  expect(rows()).toEqual([]);
});
