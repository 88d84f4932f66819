/** The number of slides that a frame shows in full, from its style sheet: one to three. */
export const visibleSlides = (frame: Element): number =>
  Number(getComputedStyle(frame).getPropertyValue('--slides')) || 1;

/** The last index that may be first in view, so that the last page is full. */
export const lastStart = (slides: number, visible: number): number => Math.max(0, slides - visible);

/** The number of slides that one swipe or arrow press can bring into view on either side. */
export const reach = (visible: number): number => visible + 1;

/** The number of slides that a new part of a long row has on either side of those in view. */
const MARGIN = 5;

/** Rows of up to this many slides are not split, because changing parts unmounts the old one for a moment. */
const WHOLE = 14;

/** The slides from `from` (inclusive) to `to` (exclusive). */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a row that is mounted in the track: all of a short row, or the slides around the current one of a long row.
 * `current` is kept until a swipe could reach its ends, so that the part only changes once in several swipes.
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
