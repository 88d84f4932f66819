const times = new WeakMap<object, number>();

/** Records when a response was received (as in Date.now()): durations in it count from then. */
export function rememberReceivedAt(answer: unknown): void {
  if (typeof answer === 'object' && answer !== null) times.set(answer, Date.now());
}

/** Undefined for an object that was not recorded. A cached response keeps its original time. */
export const receivedAt = (answer: object): number | undefined => times.get(answer);
