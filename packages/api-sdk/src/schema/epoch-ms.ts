/**
 * A number that a server sent as a time, in milliseconds since 1970. It may be in seconds: those have fewer digits than
 * milliseconds until the year 5138.
 */
export function epochMs(time: number): number {
  return Math.abs(time) < 1e11 ? time * 1000 : time;
}
