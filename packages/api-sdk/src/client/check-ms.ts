/** The longest delay of a timer, about 25 days. A timer with a longer delay, or Infinity, would fire immediately. */
export const longestMs = 2_147_483_647;

/** Throws unless the option is undefined or a number above 0: setTimeout would treat anything else as 0. */
export const checkMs = (option: string, ms: unknown = 1): void => {
  if (typeof ms !== 'number' || !(ms > 0)) throw new TypeError(`${option} must be above 0.`);
};
