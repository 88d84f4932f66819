/**
 * Pseudorandom numbers 0 <= x < 1 from a seed (Mulberry32, 32 bits of state). They determine how a spin looks, never
 * what it wins.
 */
export function randomFrom(seed: number): () => number {
  let state = Math.floor(seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
