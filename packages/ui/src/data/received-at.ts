const times = new WeakMap<object, number>();

/** Keeps when an answer came, as Date.now() counts: what it says may hold from then on. */
export function rememberReceivedAt(answer: unknown): void {
  if (typeof answer === 'object' && answer !== null) times.set(answer, Date.now());
}

/** Undefined for what did not come from the server. A cached answer keeps the time at which it came. */
export const receivedAt = (answer: object): number | undefined => times.get(answer);
