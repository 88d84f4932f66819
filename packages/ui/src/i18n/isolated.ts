/** Characters that set a direction. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** The same characters, and letters of right-to-left scripts. */
const BIDI =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

/**
 * Isolates a value that may contain right-to-left text, so that it cannot change the direction of the sentence: a name
 * could otherwise show the amount after it in reverse. Other values are returned unchanged.
 */
export const isolated = (value: string): string =>
  BIDI.test(value) ? `\u2068${value.replace(CONTROLS, '')}\u2069` : value;
