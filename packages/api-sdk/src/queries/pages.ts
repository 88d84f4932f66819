import type { DataOf } from '../endpoint/endpoint-types';
import type { ListEndpoint, RowOf } from '../lists/paginate';
import { fields, isRepeated } from '../lists/paginate';

/** The rows of one page. */
export const rowsIn = <List extends ListEndpoint>(list: List, page: DataOf<List>): readonly RowOf<List>[] => {
  const data: Readonly<Record<string, unknown>> = { ...page };
  return data[fields[list.operationId] ?? ''] as readonly RowOf<List>[];
};

const textsOf = (rows: readonly unknown[] = []): readonly string[] => rows.map((row) => JSON.stringify(row));

/** The pages up to the list's end: an empty page, or one that repeats the previous one. */
const pagesOf = <List extends ListEndpoint>(
  list: List,
  pages: readonly DataOf<List>[],
): readonly (readonly RowOf<List>[])[] => {
  const rows = pages.map((page) => rowsIn(list, page));
  const end = rows.findIndex(
    (page, at) => page.length === 0 || isRepeated(textsOf(page), textsOf(rows[at - 1])),
  );
  return end < 0 ? rows : rows.slice(0, end);
};

/** All rows of the pages that were read so far. */
export const rowsOf = <List extends ListEndpoint>(
  list: List,
  pages: readonly DataOf<List>[] = [],
): readonly RowOf<List>[] => pagesOf(list, pages).flat();

/**
 * Whether there may be another page: the server's total is not reached or, if that is missing or wrong, the last page
 * was not empty. A short page may be due to a limit of the server.
 */
export const hasMore = <List extends ListEndpoint>(
  list: List,
  pages: readonly DataOf<List>[] = [],
): boolean => {
  const read = pagesOf(list, pages);
  const last = pages.at(-1);
  const { total } = { total: undefined, ...(last as { readonly total?: unknown } | undefined) };
  return last !== undefined && read.length === pages.length && read.flat().length !== total;
};
