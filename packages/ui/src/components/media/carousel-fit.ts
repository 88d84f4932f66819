/** How many slides a frame shows in full, as its style sheet says: one to three. */
export const visibleSlides = (frame: Element): number =>
  Number(getComputedStyle(frame).getPropertyValue('--slides')) || 1;

/** The last index that may come first in view, so that the last page is full. */
export const lastStart = (slides: number, visible: number): number => Math.max(0, slides - visible);

/** How many slides one swipe or arrow press can bring into view on either side. */
export const reach = (visible: number): number => visible + 1;

/** How many slides a new part of a long row holds on either side of those in view. */
const MARGIN = 5;

/** Rows of up to this many slides are not split: changing parts unmounts the old one for a moment. */
const WHOLE = 14;

/** The slides from `from` (inclusive) to `to` (exclusive). */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a row that is mounted in the track: all of a short row, the slides around the current one of a long
 * row. `current` is kept until a swipe could reach its ends, so the part changes only once in several swipes.
 */
export function partOf(slides: number, visible: number, start: number, current: Part | null): Part {
  if (slides <= WHOLE) return { from: 0, to: slides };
  const holds =
    current !== null &&
    current.to <= slides &&
    (current.from === 0 || start - current.from >= reach(visible)) &&
    (current.to === slides || current.to - start - visible >= reach(visible));
  if (holds) return current;
  return { from: Math.max(0, start - MARGIN), to: Math.min(slides, start + visible + MARGIN) };
}
