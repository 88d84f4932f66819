/**
 * How a released wheel comes to rest.
 *
 * Friction keeps 0.991 of the speed every sixtieth of a second, whatever the screen's frame rate. Friction
 * alone never stops a wheel, so a small steady drag is laid over it that brings the speed to exactly 0 at the
 * end, without a jerk:  speed(t) = (f(t) - f(T)) / (1 - f(T))  with  f(t) = 0.991 ^ (60 t).
 */
export const FRICTION = 0.991;
const FRAMES_PER_MS = 60 / 1000;
const DECAY = -Math.log(FRICTION) * FRAMES_PER_MS;

/** The speed `at` ms into a glide of `length` ms, as a share of the initial speed. */
export function glideSpeed(length: number, at: number): number {
  return Math.expm1(DECAY * (length - at)) / Math.expm1(DECAY * length);
}

/** The distance covered `at` ms into a glide, in ms at its initial speed. */
export function glideWay(length: number, at: number): number {
  const last = Math.exp(-DECAY * length);
  return (-Math.expm1(-DECAY * at) / DECAY - last * at) / (1 - last);
}

/** The total distance of a glide. With the length it grows at a decreasing rate. */
export function glideReach(length: number): number {
  return 1 / DECAY - length / Math.expm1(DECAY * length);
}
