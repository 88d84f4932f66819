import { sliceColours } from '../colour/slice-colours';
import type { WheelLayout } from '../geometry/layout';
import { sliceEdges } from '../geometry/slices';
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
  /** Font families, already loaded: a canvas does not wait for them. */
  readonly font: string;
  /** The colour of the wheel's ground: its rim and the lines between slices. */
  readonly ground: string;
}

/** The parts of the radius where the slices end and where labels begin. */
const RIM = 0.96;
const HUB = 0.34;

const LARGEST_FONT = 20;
/** Small, but a cut amount would be a wrong one. */
const SMALLEST_FONT = 6;

const painted = /* @__PURE__ */ new WeakMap<HTMLCanvasElement, string>();

/**
 * Draws the face at rest. To turn it, turn the canvas (`rotate: 0.25turn`): nothing is drawn again until the
 * slices, the size or the pixel ratio change. Returns whether it drew.
 * @throws RangeError when there are more or fewer slices than the layout has.
 */
export function drawFace(canvas: HTMLCanvasElement, face: Face): boolean {
  const { layout, slices, size, pixelRatio } = face;
  if (slices.length !== layout.count) {
    throw new RangeError(`The layout has ${layout.count} slices, the face ${slices.length}.`);
  }
  const key = JSON.stringify(face);
  const context = canvas.getContext('2d');
  if (!context || painted.get(canvas) === key) return false;
  painted.set(canvas, key);
  // Setting the width clears the canvas and its state.
  canvas.width = canvas.height = Math.round(size * pixelRatio);
  context.scale(canvas.width / size, canvas.width / size);
  context.translate(size / 2, size / 2);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = context.strokeStyle = face.ground;
  context.lineWidth = 2;
  context.beginPath();
  context.arc(0, 0, size / 2, 0, 2 * Math.PI);
  context.fill();
  for (const [index, slice] of slices.entries()) drawSlice(context, face, index, slice);
  return true;
}

function drawSlice(context: CanvasRenderingContext2D, face: Face, index: number, slice: FaceSlice): void {
  const { layout, size, font, ground } = face;
  const radius = (size / 2) * RIM;
  const edges = sliceEdges(layout, index);
  const colours = sliceColours({ background: slice.bgColor, text: slice.textColor, ground });
  context.save();
  // From here on the slice's middle points straight up.
  context.rotate((edges.from + edges.to) * Math.PI);
  context.fillStyle = colours.background;
  context.beginPath();
  const half = Math.PI / layout.count;
  if (layout.count > 1) context.moveTo(0, 0);
  context.arc(0, 0, radius, -Math.PI / 2 - half, -Math.PI / 2 + half);
  context.closePath();
  context.fill();
  if (layout.count > 1) context.stroke();

  // Measured as most labels are drawn: the browser then shapes their letters once.
  const largest = (LARGEST_FONT * size) / 350;
  const fontOf = (fontSize: number) => `600 ${fontSize}px ${font}`;
  context.font = fontOf(largest);
  const label = fitLabel({
    text: slice.label.normalize().trim(),
    measure: (text) => context.measureText(text).width / largest,
    count: layout.count,
    inner: (size / 2) * HUB,
    outer: radius * 0.95,
    largest,
    smallest: SMALLEST_FONT,
  });
  context.translate(0, -label.radius);
  if (!label.across) context.rotate(Math.PI / 2);
  context.font = fontOf(label.size);
  context.fillStyle = colours.text;
  context.fillText(label.text, 0, 0);
  context.restore();
}
