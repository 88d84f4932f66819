/** The largest diameter, in CSS pixels. */
export const MAX_SIZE = 350;
/** The share of the window's width that a wheel may take. */
export const WINDOW_SHARE = 0.85;

/**
 * The wheel's diameter in whole CSS pixels: 85 % of the window's width, 350 at most.
 * @throws RangeError when the width is not a number above 0.
 */
export function wheelSize(windowWidth: number): number {
  if (!(windowWidth > 0)) throw new RangeError(`A window's width is above 0, not ${windowWidth}.`);
  return Math.min(MAX_SIZE, Math.floor(windowWidth * WINDOW_SHARE));
}
