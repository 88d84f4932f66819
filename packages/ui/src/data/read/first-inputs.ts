/**
 * What lists ask for when they open. Apart from the calls, because the table of pages names them, and every page loads that.
 */
export const FIRST_ENTRIES = { page: 1, limit: 10 } as const;

/** For a sum of money since a moment. */
export const FIRST_MONEY = { page: 1, limit: 50 } as const;
