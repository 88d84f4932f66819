/** A double press takes at most this long, in milliseconds. */
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
