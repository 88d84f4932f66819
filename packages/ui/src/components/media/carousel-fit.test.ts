import fc from 'fast-check';
import { lastStart, partOf, reach, type Part } from './carousel-fit';

test('no sequence of swipes leaves the part, which never exceeds 14 slides', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 80 }),
      (slides, visible, steps) => {
        let part: Part | null = null;
        let start = 0;
        for (const step of steps) {
          const limit = Math.min(Math.abs(step), reach(visible)) * Math.sign(step);
          const next = Math.min(Math.max(0, start + limit), lastStart(slides, visible));
          const loaded: Part = partOf(slides, visible, start, part);
          // The slides that a swipe reveals must be in the part before the swipe.
          expect(next).toBeGreaterThanOrEqual(loaded.from);
          expect(Math.min(next + visible, slides)).toBeLessThanOrEqual(loaded.to);
          expect(loaded.to - loaded.from).toBeLessThanOrEqual(14);
          part = loaded;
          start = next;
        }
      },
    ),
  );
});

test('a short row is a single part', () => {
  expect(partOf(9, 1, 0, null)).toEqual({ from: 0, to: 9 });
  expect(partOf(9, 1, 8, { from: 0, to: 9 })).toEqual({ from: 0, to: 9 });
});

test('the part is recomputed when the row loses slides', () => {
  expect(partOf(5, 1, 4, { from: 0, to: 9 })).toEqual({ from: 0, to: 5 });
});

test.each([
  [6, 3, 3],
  [2, 3, 0],
  [0, 1, 0],
])('with %p slides, %p at a time, the last start is %p', (slides, visible, start) => {
  expect(lastStart(slides, visible)).toBe(start);
});
