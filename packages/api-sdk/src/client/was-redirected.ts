/**
 * Whether the response came from another path than the requested one.
 * @param answered the final URL; empty if the platform does not report it, as only browsers follow redirects here
 */
export const wasRedirected = (asked: string, answered: string): boolean =>
  !asked.endsWith(answered.slice(Math.max(0, answered.indexOf('/api/'))));
