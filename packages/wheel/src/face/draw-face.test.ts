import { wheelLayout } from '../geometry/layout';
import { type FakeContext, installCanvas } from '../testing/fake-canvas';
import { drawFace, type Face } from './draw-face';

beforeAll(installCanvas);

function recordingCanvas() {
  const canvas = document.createElement('canvas');
  const { texts, fills, angles } = canvas.getContext('2d') as unknown as FakeContext;
  return { canvas, texts, fills, angles };
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
  expect(fills).toEqual(['#0a1122', '#ffffff', '#000080', '#ffffff24']);
  expect(texts.map(({ text, colour }) => [text, colour])).toEqual([
    ['฿20', '#000000'],
    ['ໂບນັດ', '#ffd700'],
    ['฿500', '#ffffff'],
  ]);
});

test('keeps the other colour of slices that share one', () => {
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

test('draws every label at the middle of its slice', () => {
  const { canvas, texts, angles } = recordingCanvas();
  const slices = Array.from({ length: 12 }, () => ({ label: 'free spin' }));
  drawFace(canvas, { ...face, layout: wheelLayout({ count: 12, start: 0.25 }), slices });
  expect(angles.slice(1)).toEqual(
    slices.map((_, index) => expect.closeTo(0.25 + (index + 0.5) / 12, 9) as number),
  );
  expect(texts.map(({ text }) => text)).toEqual(slices.flatMap(() => ['free', 'spin']));
});

test('has the resolution of the screen', () => {
  const { canvas } = recordingCanvas();
  drawFace(canvas, face);
  expect([canvas.width, canvas.height]).toEqual([803, 803]);
});

test('draws the same face once, and again when its size or pixel ratio changes', () => {
  const { canvas, texts } = recordingCanvas();
  const timesDrawn = () => texts.length / 3;
  drawFace(canvas, face);
  drawFace(canvas, { ...face });
  expect(timesDrawn()).toBe(1);
  drawFace(canvas, { ...face, pixelRatio: 1 });
  drawFace(canvas, { ...face, size: 350 });
  expect(timesDrawn()).toBe(3);
});

test('shows numbers in all slices and returns false if one name would be too small to read', () => {
  const label = 'a name that is far too long for any slice of a wheel to be read';
  const { canvas, texts } = recordingCanvas();
  const slices = [...face.slices.slice(1), { label }];
  expect(drawFace(canvas, { ...face, slices })).toBe(true);
  texts.splice(0);
  const many = Array.from({ length: 12 }, (_, index) => ({ label: index === 7 ? label : '฿20' }));
  const crowded = { ...face, layout: wheelLayout({ count: 12 }), slices: many };
  for (let time = 0; time < 2; time += 1) expect(drawFace(canvas, crowded)).toBe(false);
  expect(texts.map(({ text }) => text)).toEqual(many.map((_, index) => `${index + 1}`));
});

test('shows the same name on a large wheel but not on a small one', () => {
  const slices = Array.from({ length: 12 }, () => ({ label: 'free spin for new members' }));
  const crowded = { ...face, layout: wheelLayout({ count: 12 }), slices };
  expect(drawFace(recordingCanvas().canvas, { ...crowded, size: 350 })).toBe(true);
  expect(drawFace(recordingCanvas().canvas, { ...crowded, size: 200 })).toBe(false);
});

test('refuses slices that do not match the layout', () => {
  const { canvas } = recordingCanvas();
  expect(() => drawFace(canvas, { ...face, slices: [] })).toThrow('The layout has 3 slices, the face 0.');
});
