import { listStatement } from '../endpoints/statement';
import { pageOf, transactions } from '../fixtures/rows';
import { hasMore, rowsOf } from './pages';

const rows = transactions(5);
const page = (number: number, total: unknown = 5) =>
  ({ total, statements: pageOf(rows, { page: number, limit: 2 }) }) as never;

test('has more pages until the total is reached', () => {
  expect(hasMore(listStatement, [])).toBe(false);
  expect(hasMore(listStatement, [page(1)])).toBe(true);
  expect(hasMore(listStatement, [page(1), page(2)])).toBe(true);
  expect(hasMore(listStatement, [page(1), page(2), page(3)])).toBe(false);
  expect(rowsOf(listStatement, [page(1), page(2), page(3)])).toEqual(rows);
});

test.each([[null], [0], [100]])('with a total of %p, has more pages until an empty one', (total) => {
  const pages = [page(1, total), page(2, total), page(3, total)];
  expect(hasMore(listStatement, pages)).toBe(true);
  expect(hasMore(listStatement, [...pages, page(4, total)])).toBe(false);
  expect(rowsOf(listStatement, [...pages, page(4, total)])).toEqual(rows);
});

test('counts the rows of a server that ignores the page number once', () => {
  const pages = [page(1), page(1)];
  expect(hasMore(listStatement, pages)).toBe(false);
  expect(rowsOf(listStatement, pages)).toEqual(rows.slice(0, 2));
});
