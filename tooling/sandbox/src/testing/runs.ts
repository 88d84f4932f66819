export const IS_EXHAUSTIVE = process.env.EXHAUSTIVE === '1';

/** How often a test repeats: usually enough to find what it looks for, many more times with EXHAUSTIVE=1. */
export const runs = (usual: number, exhaustive: number): number => (IS_EXHAUSTIVE ? exhaustive : usual);
