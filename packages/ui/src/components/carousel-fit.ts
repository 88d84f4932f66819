const SLIDE_WIDTH = 300;
const SLIDE_GAP = 12;
const MOST_SLIDES = 3;

/** How many whole slides a frame of this width shows: one to three. */
export const slidesThatFit = (frameWidth: number): number =>
  Math.min(MOST_SLIDES, Math.max(1, Math.floor((frameWidth + SLIDE_GAP) / (SLIDE_WIDTH + SLIDE_GAP))));

/** The furthest slide that may stand first, so that the last page is a full one. */
export const lastStart = (slides: number, visible: number): number => Math.max(0, slides - visible);

/** What one swipe, or one press on an arrow, can bring in on either side. */
export const reach = (visible: number): number => visible + 1;

/** How many slides stand on either side of those in view once the part of a long row is cut out anew. */
const MARGIN = 5;

/** A row of this many stands whole: cutting a part anew takes the old one out of the page for a moment. */
const WHOLE = 14;

/** The slides from `from` up to, not with, `to`. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a row that stands in the track: all of a short one, the neighbourhood of a long one. It stays what it
 * was while a swipe cannot reach its ends, so that it changes once in several swipes.
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
