import { type SliceColours, sliceColours } from '../colour/slice-colours';
import type { WheelLayout } from '../geometry/layout';
import { fitLabel } from './fit-label';

export interface FaceSlice {
  readonly label: string;
  /** Colours as the server sends them; see `sliceColours`. */
  readonly bgColor?: string | null | undefined;
  readonly textColor?: string | null | undefined;
}

export interface Face {
  readonly layout: WheelLayout;
  /** As many as the layout has. */
  readonly slices: readonly FaceSlice[];
  /** The diameter in CSS pixels. */
  readonly size: number;
  readonly pixelRatio: number;
  /** Font families, already loaded: a canvas does not wait for fonts. */
  readonly font: string;
  /** The colour of the wheel's ground: its rim and the lines between slices. */
  readonly ground: string;
}

/** Where the slices end and where labels begin, as shares of the radius. */
const RIM = 0.96;
const HUB = 0.34;

const LARGEST_FONT = 20;
/** Small, but a truncated amount would be wrong. */
const SMALLEST_FONT = 6;

const painted = /* @__PURE__ */ new WeakMap<HTMLCanvasElement, string>();

/**
 * Draws the face at rest. To rotate it, rotate the canvas (`rotate: 0.25turn`): the face is only redrawn when the
 * slices, the size or the pixel ratio change. Returns whether it drew.
 * @throws RangeError when there are more or fewer slices than the layout has.
 */
export function drawFace(canvas: HTMLCanvasElement, face: Face): boolean {
  const { layout, slices, size, pixelRatio, ground } = face;
  if (slices.length !== layout.count) {
    throw new RangeError(`The layout has ${layout.count} slices, the face ${slices.length}.`);
  }
  const key = JSON.stringify(face);
  if (painted.get(canvas) === key) return false;
  // Setting the width clears the canvas and its state.
  const pixels = (canvas.width = canvas.height = Math.round(size * pixelRatio));
  const context = canvas.getContext('2d');
  if (!context) return false;
  painted.set(canvas, key);
  context.scale(pixels / size, pixels / size);
  context.translate(size / 2, size / 2);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = context.strokeStyle = ground;
  context.lineWidth = 2;
  context.beginPath();
  context.arc(0, 0, size / 2, 0, 2 * Math.PI);
  context.fill();

  // Most wheels repeat a few pairs of colours: each is parsed once.
  const known: Record<string, SliceColours> = {};
  // From here on the middle of the current slice points straight up.
  context.rotate(2 * Math.PI * (layout.start + 0.5 / layout.count));
  for (const { label, bgColor, textColor } of slices) {
    const pair = JSON.stringify([bgColor, textColor]);
    known[pair] ??= sliceColours({ background: bgColor, text: textColor, ground });
    drawSlice(context, face, label, known[pair]);
    context.rotate((2 * Math.PI) / layout.count);
  }
  return true;
}

function drawSlice(
  context: CanvasRenderingContext2D,
  { layout: { count }, size, font }: Face,
  label: string,
  colours: SliceColours,
): void {
  const radius = (size / 2) * RIM;
  context.fillStyle = colours.background;
  context.beginPath();
  const half = Math.PI / count;
  if (count > 1) context.moveTo(0, 0);
  context.arc(0, 0, radius, -Math.PI / 2 - half, -Math.PI / 2 + half);
  context.closePath();
  context.fill();
  if (count > 1) context.stroke();

  // Measured at the size of most labels, so that the browser shapes their text only once.
  const largest = (LARGEST_FONT * size) / 350;
  const setFont = (fontSize: number) => {
    context.font = `600 ${fontSize}px ${font}`;
  };
  setFont(largest);
  const fitted = fitLabel({
    text: label.normalize().trim(),
    measure: (text) => context.measureText(text).width / largest,
    count,
    inner: (size / 2) * HUB,
    outer: radius * 0.95,
    largest,
    smallest: SMALLEST_FONT,
  });
  setFont(fitted.size);
  context.fillStyle = colours.text;
  if (fitted.across) context.fillText(fitted.text, 0, -fitted.radius);
  else {
    context.rotate(Math.PI / 2);
    context.fillText(fitted.text, -fitted.radius, 0);
    context.rotate(-Math.PI / 2);
  }
}
