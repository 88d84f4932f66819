import { requireNumber } from '../geometry/layout';
import { nextEdge, sliceAt } from '../geometry/slices';
import { glideReach, glideSpeed, glideWay } from '../motion/glide';
import { solveRising } from '../motion/solve';
import { LAUNCH } from './constants';
import type { Spin } from './spin';

/** The rotation `at` ms after the start, in turns; it never decreases. */
export function rotationAt(spin: Spin, at: number): number {
  const { landing, speed } = spin;
  const time = Math.max(0, requireNumber('at', at));
  if (landing && time >= landing.endsAt) return landing.rotation;
  if (landing && time > landing.releasedAt) {
    const length = landing.endsAt - landing.releasedAt;
    const left = glideReach(length) - glideWay(length, time - landing.releasedAt);
    return landing.rotation - speed * left;
  }
  const launched = Math.min(time, LAUNCH);
  return spin.from + speed * (launched ** 2 / (2 * LAUNCH) + time - launched);
}

/** The speed `at` ms after the start, in turns per ms. */
export function speedAt(spin: Spin, at: number): number {
  const { landing, speed } = spin;
  const time = Math.max(0, requireNumber('at', at));
  if (landing && time > landing.releasedAt) {
    const length = landing.endsAt - landing.releasedAt;
    return speed * glideSpeed(length, Math.min(length, time - landing.releasedAt));
  }
  return speed * Math.min(1, time / LAUNCH);
}

export function isOver(spin: Spin, at: number): boolean {
  return spin.landing !== null && at >= spin.landing.endsAt;
}

/**
 * When the next edge after `at` passes the pointer, and the slice that follows: for ticks, haptics and the centre's
 * colour, without polling in every frame. Null when the wheel rests before that.
 */
export function nextPass(spin: Spin, at: number): { at: number; index: number } | null {
  const from = Math.max(0, at);
  const edge = nextEdge(spin.layout, rotationAt(spin, from));
  if (spin.landing && edge > spin.landing.rotation) return null;
  // One turn at full speed contains at least one edge.
  const last = spin.landing?.endsAt ?? from + LAUNCH + 1 / spin.speed;
  const passes = solveRising((time) => rotationAt(spin, time), edge, from, last);
  return { at: passes, index: sliceAt(spin.layout, edge + 1e-6) };
}

/**
 * Rotations at equal time steps, both ends included: the keyframes of a compositor animation with linear
 * easing. At 60 per second they differ from the true motion by less than a thousandth of a turn.
 * @throws RangeError when `to` is not after `from` or `frames` is not a whole number above 0.
 */
export function keyframes(spin: Spin, from: number, to: number, frames: number): number[] {
  if (!(to > from && Number.isInteger(frames) && frames > 0)) {
    throw new RangeError(`No keyframes from ${from} to ${to} ms in ${frames} steps.`);
  }
  return Array.from({ length: frames + 1 }, (_, step) =>
    // Exactly `to` for the last one, because the computed time can be slightly earlier.
    rotationAt(spin, step < frames ? from + ((to - from) * step) / frames : to),
  );
}
