/**
 * The number of pages of a list. Some servers send no total: a full page may then have a successor, which the pager
 * offers, and an empty page is none.
 */
export function knownPages(
  {
    total,
    rows,
    page,
  }: { readonly total: number | null | undefined; readonly rows: number; readonly page: number },
  size: number,
): number {
  if (total != null && Number.isFinite(total)) return Math.max(1, Math.ceil(total / size));
  if (rows >= size) return page + 1;
  return rows > 0 ? page : Math.max(1, page - 1);
}
