import { sliceColours } from '../colour/slice-colours';
import type { WheelLayout } from '../geometry/layout';
import { fitLabel, type LabelRing, LINE } from './fit-label';

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

/** The face is drawn as on a wheel of this radius, and scaled. */
const RADIUS = 175;
/** The outer radius of the slices. */
const RIM = 168;
/** Labels are between the hub and the pointer. */
const HUB = 60;
const POINTER = 154;
const LARGEST_FONT = 20;

/** In CSS pixels. If a name would be smaller, all slices show their numbers. */
const SMALLEST_FONT = 9;

const painted = /* @__PURE__ */ new WeakMap<HTMLCanvasElement, { key: string; isNamed: boolean }>();

/**
 * Draws the face at rest. To rotate it, rotate the canvas (`rotate: 0.25turn`): the face is only redrawn when the
 * slices, the size or the pixel ratio change. Returns whether the slices show their labels. If a label is too long, all
 * slices show their numbers, from 1, and the page has to show a legend.
 * @throws RangeError when there are more or fewer slices than the layout has.
 */
export function drawFace(canvas: HTMLCanvasElement, face: Face): boolean {
  const { layout, slices, size, pixelRatio, font, ground } = face;
  const { count, start } = layout;
  if (slices.length !== count) {
    throw new RangeError(`The layout has ${count} slices, the face ${slices.length}.`);
  }
  const key = JSON.stringify(face);
  const last = painted.get(canvas);
  if (last?.key === key) return last.isNamed;
  // Setting the width clears the canvas and its state.
  const pixels = (canvas.width = canvas.height = Math.round(size * pixelRatio));
  const context = canvas.getContext('2d');
  if (!context) return false;
  const scale = pixels / 2 / RADIUS;
  context.setTransform(scale, 0, 0, scale, pixels / 2, pixels / 2);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = context.strokeStyle = ground;
  context.lineWidth = 2;
  context.beginPath();
  context.arc(0, 0, RADIUS, 0, 2 * Math.PI);
  context.fill();

  const setFont = (fontSize: number) => {
    context.font = `600 ${fontSize}px ${font}`;
  };
  // Measured at the font size of most labels, so that the browser shapes their text only once.
  setFont(LARGEST_FONT);
  const ring: LabelRing = {
    count,
    inner: HUB,
    outer: POINTER,
    largest: LARGEST_FONT,
    measure: (text) => context.measureText(text).width / LARGEST_FONT,
  };
  const names = slices.map(({ label }) => fitLabel(label.normalize().trim(), ring));
  const isNamed = names.every((name) => (name.size * size) / 2 / RADIUS >= SMALLEST_FONT);
  // All numbers have the size and radius of the widest.
  const number = fitLabel(`${count}`, ring);
  const labels = isNamed ? names : names.map((_, index) => ({ ...number, lines: [`${index + 1}`] }));
  painted.set(canvas, { key, isNamed });

  const half = Math.PI / count;
  // From here on the middle of the current slice points straight up.
  context.rotate(2 * Math.PI * start + half);
  for (const [index, label] of labels.entries()) {
    const { bgColor, textColor } = slices[index] ?? {};
    const { background, text } = sliceColours({ background: bgColor, text: textColor, ground });
    context.fillStyle = background;
    context.beginPath();
    if (count > 1) context.moveTo(0, 0);
    context.arc(0, 0, RIM, -Math.PI / 2 - half, -Math.PI / 2 + half);
    context.closePath();
    context.fill();
    if (count > 1) context.stroke();

    context.fillStyle = text;
    setFont(label.size);
    for (const [index, line] of label.lines.entries()) {
      context.fillText(line, 0, (index + 0.5) * LINE * label.size - label.top);
    }
    context.rotate(2 * half);
  }
  return isNamed;
}
