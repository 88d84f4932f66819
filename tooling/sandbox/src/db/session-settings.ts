/**
 * Set on every connection. Plans that are kept (in triggers and foreign keys) are made while the tables are still
 * small, when reading a whole table is cheapest, and stay so as it grows: transfers then slow down fourfold within
 * ten thousand of them. Every lookup here has its index, so the planner is told to use it from the start.
 */
export const SESSION: Readonly<Record<string, string>> = {
  enable_seqscan: 'off',
  // Rows are then read, and locked, in the order of their index.
  enable_bitmapscan: 'off',
  // What the planner calls dear for want of an index would be compiled first, which takes far longer than to run it.
  jit: 'off',
};
