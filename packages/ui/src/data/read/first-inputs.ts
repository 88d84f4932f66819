/**
 * The first page of lists. In a separate file, because every page loads the table of pages, which uses these inputs but
 * not the calls.
 */
export const FIRST_ENTRIES = { page: 1, limit: 10 } as const;

/** The pages from which the sums of deposits and withdrawals are computed. */
export const FIRST_MONEY = { page: 1, limit: 50 } as const;
