/** The longest time that a timer holds, about 25 days. A longer one, and Infinity, would fire at once. */
export const longestMs = 2_147_483_647;

/** Throws for an option that is no time: a timer would take it for none at all. */
export const checkMs = (option: string, ms: unknown = 1): void => {
  if (typeof ms !== 'number' || !(ms > 0)) throw new TypeError(`${option} must be above 0.`);
};
