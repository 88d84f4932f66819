import type { Pass } from './passes';

/**
 * How long a strike of the pointer takes in ms, and the share of that time in which it is pushed aside. Faster strikes
 * would be a blur.
 */
export const STRIKE = 100;
const PUSH = 0.25;

/** Shows one band of a strip that has a band per slice, one below the other. */
export const bandOf = (index: number, count: number): string => `translateY(${(-index / count) * 100}%)`;

/** The strip of colours, synchronised with the passes: each band is shown until the next edge passes. */
export function stripFrames(passes: readonly Pass[], from: number, to: number, count: number): Keyframe[] {
  return [...passes, { at: to, index: passes.at(-1)?.index ?? 0 }].map(({ at, index }) => ({
    offset: (at - from) / (to - from),
    transform: bandOf(index, count),
    easing: 'step-end',
  }));
}

/** When the pointer strikes: at the passes that it can follow. It skips edges that pass during a strike. */
export function strikesOf(passes: readonly Pass[]): readonly number[] {
  const strikes: number[] = [];
  let next = 0;
  for (const { at } of passes) {
    if (at < next) continue;
    strikes.push(at);
    next = at + STRIKE;
  }
  return strikes;
}

/** The pointer is pushed aside by each strike and swings back. The last swing ends STRIKE ms after its strike. */
export function pointerFrames(strikes: readonly number[], from: number, to: number): Keyframe[] {
  const frame = (time: number, angle: number): Keyframe => ({
    offset: (time - from) / (to - from),
    transform: `rotate(${angle}deg)`,
  });
  return [
    frame(from, 0),
    ...strikes.flatMap((at) => [frame(at, 0), frame(at + STRIKE * PUSH, -14), frame(at + STRIKE, 0)]),
    frame(to, 0),
  ];
}
