import { contrast, luminance, type Rgb } from './contrast';

/** The least contrast of a label on its slice (WCAG 2, AA). */
export const LEAST_CONTRAST = 4.5;

const DEEP = '#1b2a52';
const NOTHING = '#0000';
const BLACK = '#000000';
const WHITE = '#ffffff';

/** A colour as the server sends it, which may be invalid. */
type Colour = string | null | undefined;

interface SliceColoursInput {
  readonly background: Colour;
  readonly text: Colour;
  /** The wheel's ground, visible through translucent slices, and tinted for slices without a usable colour. */
  readonly ground?: string;
}

/** Both are valid colours for CSS and canvas. */
interface SliceColours {
  readonly background: string;
  readonly text: string;
}

/** One pixel, for reading how the browser parses a colour. `willReadFrequently` keeps it in memory, not on the GPU. */
let pixel: CanvasRenderingContext2D | null | undefined;

const known: Record<string, SliceColours> = {};

/**
 * The colours of a slice. The browser parses the server's colours. Its background is used if it is valid, its text
 * colour only if it has enough contrast with the background; otherwise black or white, whichever has more.
 */
export const sliceColours = ({ background, text, ground }: SliceColoursInput): SliceColours =>
  (known[JSON.stringify([background, text, ground])] ??= lookAt(background, text, ground));

function lookAt(...[background, text, ground]: readonly Colour[]): SliceColours {
  pixel ??= globalThis.document?.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pixel) return { background: DEEP, text: WHITE };
  fill(pixel, DEEP);
  fill(pixel, ground);
  const slice = fill(pixel, background, readableOn(seen(pixel)) === BLACK ? '#00000024' : '#ffffff24');
  const under = seen(pixel);
  const label = fill(pixel, text);
  const isReadable = contrast(seen(pixel), under) >= LEAST_CONTRAST;
  return { background: slice, text: isReadable ? label : readableOn(under) };
}

/** Fills the pixel with a colour, which may also be hexadecimal digits without '#', or with `otherwise` if invalid. */
function fill(context: CanvasRenderingContext2D, colour: Colour, otherwise = NOTHING): string {
  const source = (colour ?? '').trim();
  // A canvas ignores invalid colours.
  for (const style of [otherwise, source, `#${source}`]) context.fillStyle = style;
  context.fillRect(0, 0, 1, 1);
  return String(context.fillStyle);
}

function seen(context: CanvasRenderingContext2D): Rgb {
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Black or white. At a luminance of 0.179 both have the same contrast; one of them always reaches 4.5. */
const readableOn = (background: Rgb): string => (luminance(background) > 0.179 ? BLACK : WHITE);
