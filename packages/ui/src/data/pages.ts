/**
 * How many pages a list has. Some servers send no total: then a full page may be followed by another, and the
 * pager offers it.
 */
export function pagesOf(
  {
    total,
    rows,
    page,
  }: { readonly total: number | null | undefined; readonly rows: number; readonly page: number },
  size: number,
): number {
  if (total != null) return Math.max(1, Math.ceil(total / size));
  return rows >= size ? page + 1 : page;
}
