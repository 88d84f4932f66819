const PAGES_BEFORE = 3;
const PAGES_AFTER = 1;

/** The number of pages for `total` entries; an empty list still has one. */
export const pageCount = (total: number, perPage: number): number =>
  Math.max(1, Math.ceil(Math.max(0, total) / perPage));

/** The page numbers to offer: up to three before the current one, and one after. Pages count from 1. */
export function pagerWindow(page: number, pages: number): readonly number[] {
  const current = Math.min(Math.max(1, page), Math.max(1, pages));
  const first = Math.max(1, current - PAGES_BEFORE);
  const last = Math.min(pages, current + PAGES_AFTER);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
