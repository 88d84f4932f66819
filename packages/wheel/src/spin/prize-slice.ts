import { randomFrom } from '../seed/random';

/** The prize that the server has drawn. */
export interface Prize {
  readonly code: string;
  /** Tells slices with the same code apart. */
  readonly label?: string | undefined;
}

/**
 * The slice with the prize's code; null if there is none. If there are several, the one with its label; if the label
 * does not tell them apart, the seed picks one.
 */
export function sliceOfPrize(slices: readonly Prize[], { code, label }: Prize, seed: number): number | null {
  const coded = slices.flatMap((slice, index) => (slice.code === code ? [index] : []));
  const labelled = coded.filter((index) => slices[index]?.label === label);
  const matching = labelled.length > 0 ? labelled : coded;
  return matching[Math.floor(randomFrom(seed)() * matching.length)] ?? null;
}
