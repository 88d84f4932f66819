const ascending = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other);

/** @param share such as 0.99 */
export const percentile = (values: readonly number[], share: number): number =>
  ascending(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Runs `work` and returns its duration in ms. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Measures contenders alternately, so that other load on the machine affects all of them. Every other
 * round has the reverse order.
 */
export async function inTurns<Name extends string, Figure>(
  rounds: number,
  contenders: Readonly<Record<Name, () => Figure | Promise<Figure>>>,
): Promise<Record<Name, Figure[]>> {
  const names = Object.keys(contenders) as Name[];
  const figures = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Figure[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      figures[name].push(await contenders[name]());
    }
  }
  return figures;
}
