import { contrast, over, toHex } from './contrast';
import { type Colour, parseColour } from './parse-colour';

/** The least contrast of a label on its slice (WCAG 2, AA). */
export const LEAST_CONTRAST = 4.5;

const BLACK: Colour = [0, 0, 0, 1];
const WHITE: Colour = [255, 255, 255, 1];
const DEEP: Colour = [27, 42, 82, 1];

interface SliceColoursInput {
  /** The server's colours, valid or not. */
  readonly background: string | null | undefined;
  readonly text: string | null | undefined;
  /** The wheel's ground: seen through a translucent slice, and tinted where a slice has no usable colour. */
  readonly ground?: string;
}

/** Both as `#rrggbb`. */
export interface SliceColours {
  readonly background: string;
  readonly text: string;
}

/**
 * The colours of a slice, both as `#rrggbb`. The server's background is kept if it can be parsed, its text colour
 * only if it has enough contrast with that background; otherwise black or white, whichever has more.
 */
export function sliceColours({ background, text, ground }: SliceColoursInput): SliceColours {
  const back = over(parseColour(ground) ?? DEEP, DEEP);
  const fill = over(parseColour(background) ?? tintOn(back), back);
  const wanted = parseColour(text);
  const seen = wanted && over(wanted, fill);
  return { background: toHex(fill), text: toHex(seen && readable(seen, fill) ? seen : readableText(fill)) };
}

/** A tint that makes a slice visible on the ground. */
function tintOn(ground: Colour): Colour {
  const [red, green, blue] = readableText(ground);
  return [red, green, blue, 0.14];
}

/** Black or white: one of the two always reaches 4.5. */
function readableText(background: Colour): Colour {
  return contrast(BLACK, background) >= contrast(WHITE, background) ? BLACK : WHITE;
}

const readable = (text: Colour, background: Colour) => contrast(text, background) >= LEAST_CONTRAST;
