import type { Pass } from './passes';

/** The shortest time between two strikes of the pointer, in ms: faster edges are a blur. */
export const SLOWEST_BLUR = 70;
/** The duration of a strike of the pointer in ms, and the share of it in which the pointer is pushed aside. */
const STRIKE = 110;
const PUSH = 0.25;

/** Shows one band of a strip that has a band per slice, one below the other. */
export const bandOf = (index: number, count: number): string => `translateY(${(-index / count) * 100}%)`;

/** The strip of colours, synchronised with the passes: each band is shown until the next edge passes. */
export function stripFrames(
  passes: readonly Pass[],
  { from, to, first, count }: { from: number; to: number; first: number; count: number },
): Keyframe[] {
  const steps = [{ at: from, index: first }, ...passes].map(({ at, index }) => ({
    offset: (at - from) / (to - from),
    transform: bandOf(index, count),
    easing: 'step-end',
  }));
  return [...steps, { offset: 1, transform: bandOf(passes.at(-1)?.index ?? first, count) }];
}

/** The passes at which the pointer strikes: those far enough apart to be seen. */
export const strikesOf = (passes: readonly Pass[]): readonly Pass[] =>
  passes.filter(({ at }, index) => at - (passes[index - 1]?.at ?? Number.NEGATIVE_INFINITY) >= SLOWEST_BLUR);

/** The pointer, pushed aside by each strike and swinging back. The last strike ends up to STRIKE after `to`. */
export function pointerFrames(
  strikes: readonly Pass[],
  from: number,
): { frames: Keyframe[]; duration: number } {
  const duration = (strikes.at(-1)?.at ?? from) + STRIKE - from;
  const frames: Keyframe[] = [{ offset: 0, transform: 'rotate(0deg)' }];
  for (const [index, { at }] of strikes.entries()) {
    const end = Math.min(at + STRIKE, strikes[index + 1]?.at ?? Number.POSITIVE_INFINITY);
    for (const [time, angle] of [
      [at, 0],
      [at + (end - at) * PUSH, -14],
      [end, 0],
    ] as const) {
      frames.push({ offset: Math.min(1, (time - from) / duration), transform: `rotate(${angle}deg)` });
    }
  }
  return { frames, duration };
}
