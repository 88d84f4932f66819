import { requireNumber } from '../geometry/layout';

/**
 * Pseudorandom numbers 0 <= x < 1 from a seed, with 32 bits of state. They determine how a spin looks, never what it
 * wins.
 */
export function randomFrom(seed: number): () => number {
  let state = Math.floor(requireNumber('seed', seed)) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return state / 2 ** 32;
  };
}
