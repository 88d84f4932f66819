import { solveRising } from '../motion/solve';
import { linesOf } from './break-lines';

/** The space for labels: between two circles, inside a slice. */
export interface LabelRing {
  readonly count: number;
  readonly inner: number;
  readonly outer: number;
  /** The largest font, in the unit of the circles. */
  readonly largest: number;
  /** The width of a text set in a font of size 1. */
  readonly measure: (text: string) => number;
}

/** A label in a slice whose middle points up. */
export interface FittedLabel {
  readonly lines: readonly string[];
  /** Font size. */
  readonly size: number;
  /** The distance of the first line's top from the wheel's centre. The lines are LINE × size apart. */
  readonly top: number;
}

/** Line height as a multiple of the font size: Thai and Lao stack marks above and below. */
export const LINE = 1.4;

/** Breaks a label into the lines that allow the largest font. */
export function fitLabel(text: string, { count, inner, outer, largest, measure }: LabelRing): FittedLabel {
  // A slice of half a turn or more has no narrow end.
  const spread = count < 3 ? 1e6 : Math.tan(Math.PI / count);
  let best = { lines: [text] as readonly string[], size: 0, width: 0, top: 0 };
  for (const lines of linesOf(text)) {
    // Slightly more than half, as a margin at the edges of the slice.
    const halves = lines.map((line) => measure(line) * 0.53);
    const width = Math.max(...halves);
    /** The lowest top, with the lower corners of each line inside the slice. */
    const lowest = (size: number) =>
      Math.max(
        inner + lines.length * LINE * size,
        ...halves.map((half, index) => (half / spread + (index + 1) * LINE) * size),
      );
    /** The highest top, with the upper corners of each line inside the outer circle. */
    const highest = (size: number) =>
      Math.min(
        ...halves.map(
          (half, index) => Math.sqrt(Math.max(0, outer ** 2 - (half * size) ** 2)) + index * LINE * size,
        ),
      );
    const excess = (size: number) => lowest(size) - highest(size);
    // Skips most ways with one evaluation: they do not allow a larger font than the best so far.
    if (excess(best.size) >= 0) continue;
    const size = excess(largest) < 0 ? largest : solveRising(excess, 0, best.size, largest);
    // For the same size, prefers fewer and then shorter lines.
    if (size === best.size && (lines.length - best.lines.length || width - best.width) >= 0) continue;
    // Keeps a short label away from the rim.
    const middle = outer * 0.8 + (lines.length * LINE * size) / 2;
    best = { lines, size, width, top: Math.min(highest(size), Math.max(lowest(size), middle)) };
    if (size === largest && lines.length === 1) break;
  }
  return best;
}
