/** How often a test tries: enough to see what it looks for, or with EXHAUSTIVE=1 as often as anybody would wait for. */
export const runs = (usual: number, exhaustive: number): number =>
  process.env.EXHAUSTIVE === '1' ? exhaustive : usual;
