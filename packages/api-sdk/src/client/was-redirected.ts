/**
 * Whether an answer came from another path than the one that was asked. `answered` is the whole address, empty
 * where the platform does not tell: browsers follow redirects by themselves, and only they say where to.
 */
export const wasRedirected = (asked: string, answered: string): boolean =>
  !asked.endsWith(answered.replace(/.*?(?=\/api\/)/, ''));
