/**
 * The number of pages of a list. Some servers send no total: a full page may then have a successor, which the pager
 * offers.
 */
export function pagesOf(
  {
    total,
    rows,
    page,
  }: { readonly total: number | null | undefined; readonly rows: number; readonly page: number },
  size: number,
): number {
  if (total != null && Number.isFinite(total)) return Math.max(1, Math.ceil(total / size));
  return rows >= size ? page + 1 : page;
}
