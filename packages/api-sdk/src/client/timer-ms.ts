/** The longest time that a timer holds, about 25 days. A longer one, and Infinity, would fire at once. */
const longest = 2 ** 31 - 1;

/** A time as a timer can hold it. */
export const timerMs = (ms: number): number => Math.min(ms, longest);

/** Throws for an option that is no time: a timer would take it for none at all. */
export const checkMs = (option: string, ms: unknown, isWait = false): void => {
  if (ms == null || (typeof ms === 'number' && (ms > 0 || (isWait && ms === 0)))) return;
  throw new TypeError(`${option} must be milliseconds ${isWait ? 'from' : 'above'} 0.`);
};
