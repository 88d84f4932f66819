import { randomFrom } from '../seed/random';

/**
 * The slice with the server's prize code, or null when there is none. Where several slices have the code, the seed
 * picks one.
 */
export function sliceWithCode(
  slices: readonly { readonly code: string }[],
  code: string,
  seed: number,
): number | null {
  const matching = slices.flatMap((slice, index) => (slice.code === code ? [index] : []));
  return matching[Math.floor(randomFrom(seed)() * matching.length)] ?? null;
}
