import { solveRising } from '../motion/solve';

/** How a label is placed in its slice: across it, or along its middle from the rim inwards. */
export interface FittedLabel {
  readonly text: string;
  /** Font size in the unit of `outer`. */
  readonly size: number;
  readonly across: boolean;
  /** The distance of the label's middle from the wheel's centre. */
  readonly radius: number;
}

interface LabelInput {
  readonly text: string;
  /** The width of a text set in a font of size 1. */
  readonly measure: (text: string) => number;
  readonly count: number;
  /** The ring for labels. */
  readonly inner: number;
  readonly outer: number;
  readonly largest: number;
  readonly smallest: number;
}

/** Line height as a multiple of the font size: Thai and Lao stack marks above and below. */
const LINE = 1.4;

/**
 * The placement that allows the largest font. Where even the smallest font is too wide, the text is truncated
 * between graphemes, never between a letter and its marks, and ends in an ellipsis.
 */
export function fitLabel(input: LabelInput): FittedLabel {
  const whole = bestWay(input, input.text);
  if (whole.size >= input.smallest) return whole;
  const letters = Array.from(new Intl.Segmenter().segment(input.text), ({ segment }) => segment);
  for (let kept = letters.length - 1; kept > 0; kept -= 1) {
    const cut = bestWay(input, `${letters.slice(0, kept).join('').trimEnd()}…`);
    if (cut.size >= input.smallest) return cut;
  }
  return { ...whole, text: '', size: input.smallest };
}

function bestWay(input: LabelInput, text: string): FittedLabel {
  const { count, inner, outer, largest } = input;
  const width = input.measure(text);
  // A slice of half a turn or more has no narrow end.
  const spread = count < 3 ? 1e6 : Math.tan(Math.PI / count);

  // Across: the upper corners touch the rim, the lower ones the slice's edges.
  const top = (size: number) => Math.sqrt(Math.max(0, outer ** 2 - ((width * size) / 2) ** 2));
  const bottom = (size: number) => Math.max((width * size) / 2 / spread, inner);
  const tooLarge = (size: number) => bottom(size) + LINE * size - top(size);
  const acrossSize = tooLarge(largest) < 0 ? largest : solveRising(tooLarge, 0, 0, largest);

  // Along: the end nearer to the centre must still be as wide as the line is high.
  const widest = (outer - inner) / width;
  const narrowest = (2 * outer * spread) / (LINE + 2 * width * spread);
  const alongSize = Math.min(largest, widest, narrowest);

  // A short label leaves room: keep it away from the rim.
  const high = top(acrossSize) - (LINE * acrossSize) / 2;
  const low = bottom(acrossSize) + (LINE * acrossSize) / 2;
  return acrossSize >= alongSize
    ? { text, size: acrossSize, across: true, radius: Math.min(high, Math.max(low, outer * 0.8)) }
    : { text, size: alongSize, across: false, radius: outer - (width * alongSize) / 2 };
}
