/** How often a test repeats: usually enough to find what it looks for, many more times with EXHAUSTIVE=1. */
export const runs = (usual: number, exhaustive: number): number =>
  process.env.EXHAUSTIVE === '1' ? exhaustive : usual;
