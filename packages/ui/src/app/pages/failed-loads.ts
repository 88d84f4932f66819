/** Functions that reset a failed load. */
const failed = new Set<() => void>();

/** Returns the promise. If it rejects, the next `forgetFailed` calls `forget`. */
export function noting<T>(part: Promise<T>, forget: () => void): Promise<T> {
  part.catch(() => failed.add(forget));
  return part;
}

/**
 * Resets all failed loads, so that the next render retries them. Call it after a boundary has caught the error: until
 * then React may render the failed component again.
 */
export function forgetFailed(): void {
  for (const forget of failed) forget();
  failed.clear();
}
