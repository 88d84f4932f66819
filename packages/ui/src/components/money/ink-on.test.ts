import fc from 'fast-check';
import { contrast, inkOn } from './ink-on';

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#138f2d', '#000000', 4.99],
])('the contrast of %s and %s is %p', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 1);
});

test('a bank tile is legible on every colour', () => {
  const colors = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(fc.property(colors, (color) => contrast(inkOn(color), color) >= 4.5));
});
