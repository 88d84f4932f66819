/**
 * Converts a time in milliseconds or seconds since 1970 to milliseconds. Until the year 5138, seconds have fewer digits
 * than milliseconds.
 */
export function epochMs(time: number): number {
  return Math.abs(time) < 1e11 ? time * 1000 : time;
}
