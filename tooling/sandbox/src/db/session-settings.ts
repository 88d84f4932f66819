/**
 * Set on every connection. Plans that PostgreSQL caches (of triggers and foreign keys) are made while the
 * tables are small, when a sequential scan is cheapest, and are kept as the tables grow: transfers become four
 * times slower within ten thousand of them. Every lookup has an index, so the planner is told to use it from
 * the start.
 */
export const SESSION: Readonly<Record<string, string>> = {
  enable_seqscan: 'off',
  // Index scans read, and lock, rows in the order of the index.
  enable_bitmapscan: 'off',
  // With sequential scans off, costs look high enough for JIT compilation, which takes far longer than the
  // query.
  jit: 'off',
};
