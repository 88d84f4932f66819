/**
 * The number of pages of a list. Without a total, which some servers do not send, another page is assumed after a full
 * one, and an empty page does not count.
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
