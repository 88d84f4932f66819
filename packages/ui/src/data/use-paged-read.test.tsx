import { listRefunds, type RefundList } from '@member-wallet/api-sdk';
import { type Answer, createTestBackend, refusal } from '@member-wallet/api-sdk/testing';
import { act, waitFor } from '@testing-library/react';
import { renderWithApi } from '#/testing/render-with-api';
import { usePagedRead } from './use-paged-read';

const LIST = { pageSize: 2, rowsOf: ({ refunds }: RefundList) => refunds };

/** Five rows on three pages, on a server that says how many there are or, as some, does not. */
const fiveRows =
  (hasTotal: boolean): Answer<typeof listRefunds> =>
  ({ page, limit }) => ({
    ...(hasTotal && { total: 5 }),
    refunds: [1, 2, 3, 4, 5]
      .slice((page - 1) * limit, page * limit)
      .map((refundAmount) => ({ refundAmount, createdAt: '2026-11-20T06:42:08.000Z' })),
  });

async function setUp(answer: Answer<typeof listRefunds>) {
  const server = createTestBackend({ listRefunds: answer });
  let page = 1;
  const view = renderWithApi(server, () => usePagedRead(listRefunds, page, LIST));
  await waitFor(() => expect(view.result.current.state).toBe('ready'));
  const turnTo = (next: number) => {
    page = next;
    view.rerender();
  };
  const rows = () => view.result.current.data?.refunds.map(({ refundAmount }) => refundAmount);
  return { server, turnTo, rows, current: () => view.result.current };
}

it.each([
  ['the total', true, [3, 3, 3]],
  ['no total', false, [2, 2, 3]],
] as const)('keeps the count of pages by %s while a page loads, and no rows', async (_, hasTotal, counts) => {
  const { server, turnTo, rows, current } = await setUp(fiveRows(hasTotal));
  expect([rows(), current().pages]).toEqual([[1, 2], counts[0]]);
  const release = server.hold(listRefunds);
  turnTo(2);
  expect(current()).toMatchObject({ state: 'loading', data: undefined, pages: counts[1] });
  release();
  await waitFor(() => expect([rows(), current().pages]).toEqual([[3, 4], counts[2]]));
});

it('has the pager and the rows in the same render, so that neither moves the other', async () => {
  const server = createTestBackend({ listRefunds: fiveRows(true) });
  const renders: string[] = [];
  renderWithApi(server, () => {
    const { data, pages } = usePagedRead(listRefunds, 1, LIST);
    renders.push(`${data?.refunds.length ?? 0} rows of ${pages} pages`);
  });
  await waitFor(() => expect(renders.at(-1)).toBe('2 rows of 3 pages'));
  expect(new Set(renders)).toEqual(new Set(['0 rows of 1 pages', '2 rows of 3 pages']));
});

it('has a page that was loaded before at once', async () => {
  const { server, turnTo, rows } = await setUp(fiveRows(false));
  turnTo(2);
  await waitFor(() => expect(rows()).toEqual([3, 4]));
  server.hold(listRefunds);
  turnTo(1);
  expect(rows()).toEqual([1, 2]);
});

it('fails for the page that did not come, though another one is there', async () => {
  const { server, turnTo, rows, current } = await setUp(fiveRows(true));
  server.answer(listRefunds, refusal('INTERNAL_SERVER_ERROR', 500));
  turnTo(3);
  await waitFor(() => expect(current()).toMatchObject({ state: 'failed', data: undefined, pages: 3 }));
  server.answer(listRefunds, fiveRows(true));
  await act(() => current().reload());
  expect([rows(), current().state]).toEqual([[5], 'ready']);
});
