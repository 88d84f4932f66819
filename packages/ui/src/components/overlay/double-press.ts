/** A press that follows another one within this time, in milliseconds, is the second half of a double press. */
export const DOUBLE_PRESS_MS = 400;

/** The longest time, in milliseconds, within which browsers count two presses as a double press. */
const LONGEST_MS = 500;

/**
 * Cancels the second half of a double press, so that it does not press what the first half has uncovered. Ends with the next
 * separate press.
 */
export function dropSecondHalf(): void {
  const end = new AbortController();
  const handle = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
      // Keyboard clicks, whose `detail` is 0, do not count.
    } else if (event.detail === 1) end.abort();
  };
  // mousedown too, because it already focuses a field or opens a list.
  for (const type of ['mousedown', 'click'] as const) {
    window.addEventListener(type, handle, { capture: true, signal: end.signal });
  }
  setTimeout(() => end.abort(), LONGEST_MS);
}
