import { wheelLayout } from '../geometry/layout';
import { drawFace, type Face } from './draw-face';

/** A canvas that writes down what is drawn on it. */
function recordingCanvas() {
  const texts: { text: string; font: string; colour: string }[] = [];
  const fills: string[] = [];
  const noted = { fillStyle: '', font: '' };
  const quiet = [
    'scale',
    'translate',
    'beginPath',
    'arc',
    'moveTo',
    'closePath',
    'stroke',
    'save',
    'restore',
    'rotate',
  ];
  const context = Object.assign(noted, Object.fromEntries(quiet.map((name) => [name, jest.fn()])), {
    fill: () => fills.push(noted.fillStyle),
    fillText: (text: string) => texts.push({ text, font: noted.font, colour: noted.fillStyle }),
    measureText: (text: string) => ({ width: text.length * 55 }),
  });
  const canvas = { width: 0, height: 0, getContext: () => context };
  return { canvas: canvas as unknown as HTMLCanvasElement, texts, fills };
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
