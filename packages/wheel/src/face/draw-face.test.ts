import { wheelLayout } from '../geometry/layout';
import { drawFace, type Face } from './draw-face';

/** A canvas that writes down what is drawn on it. */
function recordingCanvas() {
  const texts: { text: string; font: string; colour: string }[] = [];
  const fills: string[] = [];
  /** How far the canvas is turned at each fill, in turns. */
  const angles: number[] = [];
  let angle = 0;
  const noted = { fillStyle: '', font: '' };
  const quiet = ['scale', 'translate', 'beginPath', 'arc', 'moveTo', 'closePath', 'stroke'];
  const context = Object.assign(noted, Object.fromEntries(quiet.map((name) => [name, jest.fn()])), {
    rotate: (radians: number) => {
      angle += radians / (2 * Math.PI);
    },
    fill: () => {
      fills.push(noted.fillStyle);
      angles.push(angle);
    },
    fillText: (text: string) => texts.push({ text, font: noted.font, colour: noted.fillStyle }),
    measureText: (text: string) => ({ width: text.length * 55 }),
  });
  const canvas = { width: 0, height: 0, getContext: () => context };
  return { canvas: canvas as unknown as HTMLCanvasElement, texts, fills, angles };
}

const face: Face = {
  layout: wheelLayout({ count: 3 }),
  slices: [
    { label: '฿20', bgColor: '#fff', textColor: '#fff' },
    { label: 'ໂບນັດ', bgColor: 'navy', textColor: 'gold' },
    { label: '฿500', bgColor: 'no colour', textColor: null },
  ],
  size: 306,
  pixelRatio: 2.625,
  font: 'sans-serif',
  ground: '#0a1122',
};

test('draws every slice and its label in readable colours', () => {
  const { canvas, texts, fills } = recordingCanvas();
  expect(drawFace(canvas, face)).toBe(true);
  expect(fills).toEqual(['#0a1122', '#ffffff', '#000080', '#2c3241']);
  expect(texts.map(({ text, colour }) => [text, colour])).toEqual([
    ['฿20', '#000000'],
    ['ໂບນັດ', '#ffd700'],
    ['฿500', '#ffffff'],
  ]);
});

test('slices that share one of their colours keep the other', () => {
  const { canvas, texts, fills } = recordingCanvas();
  const slices = [
    { label: 'a', bgColor: '#000', textColor: '#fff' },
    { label: 'b', bgColor: '#000', textColor: '#ff0' },
    { label: 'c', bgColor: '#00f', textColor: '#fff' },
    { label: 'd', bgColor: '#000', textColor: '#fff' },
  ];
  drawFace(canvas, { ...face, layout: wheelLayout({ count: 4 }), slices });
  expect(fills.slice(1)).toEqual(['#000000', '#000000', '#0000ff', '#000000']);
  expect(texts.map(({ colour }) => colour)).toEqual(['#ffffff', '#ffff00', '#ffffff', '#ffffff']);
});

test('every slice is drawn about its own middle, also after a label that lies along it', () => {
  const { canvas, texts, angles } = recordingCanvas();
  const slices = Array.from({ length: 12 }, () => ({ label: 'free spin today' }));
  drawFace(canvas, { ...face, layout: wheelLayout({ count: 12, start: 0.25 }), slices });
  expect(angles.slice(1)).toEqual(
    slices.map((_, index) => expect.closeTo(0.25 + (index + 0.5) / 12, 9) as number),
  );
  expect(texts).toHaveLength(12);
});

test('has a pixel for every pixel of the screen', () => {
  const { canvas } = recordingCanvas();
  drawFace(canvas, face);
  expect([canvas.width, canvas.height]).toEqual([803, 803]);
});

test('draws the same face once, and again when size or pixel ratio change', () => {
  const { canvas, texts } = recordingCanvas();
  drawFace(canvas, face);
  expect(drawFace(canvas, { ...face })).toBe(false);
  expect(texts).toHaveLength(3);
  expect(drawFace(canvas, { ...face, pixelRatio: 1 })).toBe(true);
  expect(drawFace(canvas, { ...face, size: 350 })).toBe(true);
  expect(drawFace(recordingCanvas().canvas, face)).toBe(true);
});

test('refuses slices that do not match the layout', () => {
  const { canvas } = recordingCanvas();
  expect(() => drawFace(canvas, { ...face, slices: [] })).toThrow('The layout has 3 slices, the face 0.');
});
