/**
 * A number that a server sent as a time, in milliseconds since 1970. It may be in seconds: those have fewer digits than
 * milliseconds until the year 5138.
 */
export const epochMs = (time: number): number => (Math.abs(time) < 1e11 ? time * 1000 : time);
