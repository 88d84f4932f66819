/**
 * Whether the response came from a path other than the requested one. `answered` is the full address, or empty
 * where the platform does not report it: only browsers follow redirects here, and they report the final address.
 */
export const wasRedirected = (asked: string, answered: string): boolean =>
  !asked.endsWith(answered.slice(Math.max(0, answered.indexOf('/api/'))));
