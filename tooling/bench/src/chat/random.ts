/** Reproducible random numbers 0 <= x < 1 (Mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<Item>(list: readonly Item[], random: () => number): Item[] {
  const left = [...list];
  return list.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
