/** Characters that set a direction. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Those, and letters that run from right to left. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

/**
 * A value for a sentence that it cannot turn around: without isolation a name could show the amount behind it in reverse.
 * A value in the product's own languages stays as it is.
 */
export const isolated = (value: string): string =>
  TURNS.test(value) ? `\u2068${value.replace(CONTROLS, '')}\u2069` : value;
