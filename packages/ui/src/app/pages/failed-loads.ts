/** What forgets that something could not be fetched. */
const failed = new Set<() => void>();

/** Gives the promise back; if it fails, `forget` is called with the next `forgetFailed`. */
export function noting<T>(part: Promise<T>, forget: () => void): Promise<T> {
  part.catch(() => failed.add(forget));
  return part;
}

/**
 * Whatever could not be fetched is fetched again when it is shown the next time. To be called once a boundary has caught
 * the failure: until then React asks again for what has failed.
 */
export function forgetFailed(): void {
  for (const forget of failed) forget();
  failed.clear();
}
