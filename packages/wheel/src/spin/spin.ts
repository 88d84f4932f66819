import { requireNumber, type WheelLayout } from '../geometry/layout';
import { rotationTo } from '../geometry/slices';
import { glideReach } from '../motion/glide';
import { randomFrom } from '../seed/random';
import {
  EDGE_MARGIN,
  FEWEST_TURNS,
  LAUNCH,
  LONGEST_SPIN,
  MOST_TURNS,
  RUN_OUT_FACTOR,
  SHORTEST_SPIN,
} from './constants';

/** How a spin ends: where the wheel is released, and where and when it rests. Times in ms since the start. */
export interface Landing {
  /** The slice that was won, or null when the wheel returns to its earlier position. */
  readonly index: number | null;
  readonly releasedAt: number;
  readonly endsAt: number;
  /** The rotation at rest, accumulated from the spin's start. */
  readonly rotation: number;
}

/** A spin as plain data: the same data always gives the same motion, on every screen. */
export interface Spin {
  readonly layout: WheelLayout;
  readonly seed: number;
  /** The rotation from which the spin starts. */
  readonly from: number;
  /** The intended length of the spin, in ms. */
  readonly length: number;
  /** Turns per ms once launched. */
  readonly speed: number;
  /** The shortest glide to rest, in ms. */
  readonly runOut: number;
  /** Null while the outcome is unknown: the wheel keeps its speed. */
  readonly landing: Landing | null;
}

interface SpinInput {
  readonly layout: WheelLayout;
  /** Any number; use a new one for each spin. */
  readonly seed: number;
  /** The current rotation of the wheel. */
  readonly from: number;
}

/** Starts a spin whose outcome is not known yet. */
export function startSpin({ layout, seed, from }: SpinInput): Spin {
  const random = randomFrom(seed);
  const length = SHORTEST_SPIN + random() * (LONGEST_SPIN - SHORTEST_SPIN);
  const turns = FEWEST_TURNS + random() * (MOST_TURNS - FEWEST_TURNS);
  return {
    layout,
    seed,
    from: requireNumber('from', from),
    length,
    speed: turns / glideReach(length - LAUNCH),
    runOut: length * turns * RUN_OUT_FACTOR,
    landing: null,
  };
}

/**
 * A rotation that rests well inside a slice. The same seed picks the same place.
 * @throws RangeError when the wheel has no such slice.
 */
export function restingRotation(layout: WheelLayout, index: number, seed: number): number {
  const random = randomFrom(seed + 0x5eed);
  return rotationTo(layout, index, EDGE_MARGIN + random() * (1 - 2 * EDGE_MARGIN));
}
