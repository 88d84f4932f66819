import { drawFace, sliceColours, wheelLayout } from '@member-wallet/wheel';
import { FONT, GROUND, SIZE, slices } from './slices';

const layout = wheelLayout({ count: slices.length });
const colours = slices.map(({ bgColor, textColor }) =>
  sliceColours({ background: bgColor, text: textColor, ground: GROUND }),
);

function contextOf(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  return context;
}

/** Draws the same face with precomputed sizes and colours. */
function paintOnce(canvas: HTMLCanvasElement) {
  const ratio = devicePixelRatio;
  canvas.width = canvas.height = SIZE * ratio;
  const context = contextOf(canvas);
  context.scale(ratio, ratio);
  context.translate(SIZE / 2, SIZE / 2);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.strokeStyle = context.fillStyle = GROUND;
  context.lineWidth = 2;
  context.beginPath();
  context.arc(0, 0, SIZE / 2, 0, 2 * Math.PI);
  context.fill();
  const half = Math.PI / slices.length;
  for (const [index, { label }] of slices.entries()) {
    context.save();
    context.rotate((2 * index + 1) * half);
    context.fillStyle = colours[index]?.background ?? '';
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, SIZE * 0.48, -Math.PI / 2 - half, -Math.PI / 2 + half);
    context.closePath();
    context.fill();
    context.stroke();
    context.translate(0, -SIZE * 0.38);
    context.font = `600 20px ${FONT}`;
    context.fillStyle = colours[index]?.text ?? '';
    context.fillText(label, 0, 0);
    context.restore();
  }
}

const face = { layout, slices, size: SIZE, pixelRatio: devicePixelRatio, font: FONT, ground: GROUND };
const timed = (draw: (canvas: HTMLCanvasElement) => void): number => {
  const canvas = document.createElement('canvas');
  const started = performance.now();
  draw(canvas);
  // Reading a pixel waits until everything is drawn.
  contextOf(canvas).getImageData(0, 0, 1, 1);
  return performance.now() - started;
};
const drawOwn = (canvas: HTMLCanvasElement) => drawFace(canvas, face);
declare global {
  interface Window {
    firstDraw(rounds: number): { plain: number; own: number }[];
  }
}

const WARM_UP = 6;

/** Times both in pairs, so that both see the same load; the first of a pair alternates. */
window.firstDraw = (rounds) => {
  const pairs: { plain: number; own: number }[] = [];
  for (let round = 0; round < rounds + WARM_UP; round += 1) {
    if (round % 2 === 0) {
      const plain = timed(paintOnce);
      pairs.push({ plain, own: timed(drawOwn) });
    } else {
      const own = timed(drawOwn);
      pairs.push({ plain: timed(paintOnce), own });
    }
  }
  return pairs.slice(WARM_UP);
};
