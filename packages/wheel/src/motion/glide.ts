/**
 * How a wheel that is let go comes to rest.
 *
 * Friction keeps 0.991 of the speed every sixtieth of a second, whatever the screen's frame rate. Friction
 * alone never stops a wheel, so a small steady drag is laid over it that brings the speed to exactly 0 at the
 * end, without a jerk:  speed(t) = (f(t) - f(T)) / (1 - f(T))  with  f(t) = 0.991 ^ (60 t).
 */
export const FRICTION = 0.991;
const FRAMES_PER_MS = 60 / 1000;
const DECAY = -Math.log(FRICTION) * FRAMES_PER_MS;

/** No glide, however long, reaches further than this many milliseconds at its first speed would. */
export const FARTHEST_REACH = 1 / DECAY;

/** The speed, as a share of the first speed, `at` ms into a glide of `length` ms. */
export function glideSpeed(length: number, at: number): number {
  return Math.expm1(DECAY * (length - at)) / Math.expm1(DECAY * length);
}

/** The way gone `at` ms into a glide, in ms at its first speed. */
export function glideWay(length: number, at: number): number {
  const last = Math.exp(-DECAY * length);
  return (-Math.expm1(-DECAY * at) / DECAY - last * at) / (1 - last);
}

/** The whole way of a glide. It grows with its length, slower and slower. */
export function glideReach(length: number): number {
  return FARTHEST_REACH - length / Math.expm1(DECAY * length);
}
