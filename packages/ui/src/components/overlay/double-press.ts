/** A press that follows another one this soon, in milliseconds, is the second half of a double press. */
export const DOUBLE_PRESS_MS = 400;

/** For at most this long, in milliseconds, browsers count a press as the second half of the one before it. */
const LONGEST_MS = 500;

/**
 * Keeps the second half of a double press from whatever the first half has uncovered. Ends with the next press of its
 * own, which may be a double one.
 */
export function dropSecondHalf(): void {
  const end = new AbortController();
  const handle = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
      // Clicks from the keyboard are no press: their `detail` is 0.
    } else if (event.detail === 1) end.abort();
  };
  // The mouse button going down would already focus a field or open a list.
  for (const type of ['mousedown', 'click'] as const) {
    window.addEventListener(type, handle, { capture: true, signal: end.signal });
  }
  setTimeout(() => end.abort(), LONGEST_MS);
}
