/** A press that follows another one this soon, in milliseconds, is the second half of a double press. */
export const DOUBLE_PRESS_MS = 400;
