/** The most slices with which a wheel is still legible. */
export const MAX_SLICES = 60;

/**
 * The positions of a wheel's slices. Every angle in this package is in turns (1 = a full circle), clockwise,
 * from twelve o'clock: CSS takes it as `rotate(0.25turn)`, a canvas after `* 2 * Math.PI`.
 */
export interface WheelLayout {
  /** How many equal slices there are, 1 to 60. */
  readonly count: number;
  /** The leading edge of slice 0 on a wheel at rest. */
  readonly start: number;
  /** The position of the pointer, which does not rotate with the wheel. */
  readonly pointer: number;
}

/** @throws RangeError for a count outside 1..60 or an angle that is no number. */
export function wheelLayout({ count, start = 0, pointer = 0 }: LayoutInput): WheelLayout {
  if (!Number.isInteger(count) || count < 1 || count > MAX_SLICES) {
    throw new RangeError(`A wheel has 1 to ${MAX_SLICES} slices, not ${count}.`);
  }
  return { count, start: requireNumber('start', start), pointer: requireNumber('pointer', pointer) };
}

interface LayoutInput {
  readonly count: number;
  readonly start?: number;
  readonly pointer?: number;
}

/** @throws RangeError when `value` is NaN or infinite: such an angle or time would silently freeze the wheel. */
export function requireNumber(name: string, value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`${name} must be a finite number, not ${value}.`);
  return value;
}
