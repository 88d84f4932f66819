import fc from 'fast-check';
import { wheelLayout } from './layout';
import { nextEdge, rotationTo, sliceAt, sliceEdges, underPointer, withinTurn } from './slices';

const anyCount = fc.integer({ min: 1, max: 60 });
const anyAngle = fc.double({ min: -50, max: 50, noNaN: true });
const anyLayout = fc
  .record({ count: anyCount, start: anyAngle, pointer: anyAngle })
  .map((input) => wheelLayout(input));

describe('wheelLayout', () => {
  test.each([0, -1, 61, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %p slices', (count) => {
    expect(() => wheelLayout({ count })).toThrow(RangeError);
  });

  test.each(['start', 'pointer'])('refuses a %s that is no number', (name) => {
    expect(() => wheelLayout({ count: 8, [name]: Number.NaN })).toThrow(`${name} must be a finite number`);
  });
});

describe('slices', () => {
  test.each([
    { count: 4, rotation: 0.1, index: 3 },
    { count: 4, rotation: 0.9, index: 0 },
    { count: 4, rotation: 0.3, index: 2 },
    { count: 4, rotation: -0.1, index: 0 },
    { count: 4, rotation: 7.1, index: 3 },
    { count: 1, rotation: 0.5, index: 0 },
  ])(
    'with $count slices and rotation $rotation the pointer is on slice $index',
    ({ count, rotation, index }) => {
      expect(sliceAt(wheelLayout({ count }), rotation)).toBe(index);
    },
  );

  test('a pointer at the right and a shifted start count too', () => {
    expect(sliceAt(wheelLayout({ count: 4, pointer: 0.25 }), 0.1)).toBe(0);
    expect(sliceAt(wheelLayout({ count: 4, start: -0.125 }), 0)).toBe(0);
  });

  test('an edge belongs to the slice that it begins', () => {
    const layout = wheelLayout({ count: 8 });
    for (let index = 0; index < 8; index += 1) expect(sliceAt(layout, 1 - index / 8)).toBe(index);
  });

  test('the rotation to a point of a slice brings that point under the pointer', () => {
    fc.assert(
      fc.property(
        anyLayout,
        fc.nat(),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (layout, any, fraction) => {
          const index = any % layout.count;
          const rotation = rotationTo(layout, index, fraction);
          const seen = underPointer(layout, rotation);
          expect(rotation).toBeGreaterThanOrEqual(0);
          expect(rotation).toBeLessThan(1);
          expect(seen.index).toBe(index);
          expect(seen.fraction).toBeCloseTo(fraction, 9);
        },
      ),
    );
  });

  test('the next edge lies ahead, by a slice at most, and the slice changes there', () => {
    fc.assert(
      fc.property(anyLayout, anyAngle, (layout, rotation) => {
        const edge = nextEdge(layout, rotation);
        expect(edge).toBeGreaterThan(rotation - 1e-9);
        expect(edge - rotation).toBeLessThanOrEqual(1 / layout.count + 1e-9);
        const before = sliceAt(layout, edge - 1e-7);
        const after = sliceAt(layout, edge + 1e-7);
        expect(after).toBe((before + layout.count - 1) % layout.count);
      }),
    );
  });

  test('edges meet and close the circle', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        for (let index = 1; index < layout.count; index += 1) {
          expect(sliceEdges(layout, index).from).toBe(sliceEdges(layout, index - 1).to);
        }
        expect(sliceEdges(layout, layout.count - 1).to - sliceEdges(layout, 0).from).toBeCloseTo(1, 9);
      }),
    );
  });

  test.each([-1, 8, 1.5, Number.NaN])('refuses slice %p of 8', (index) => {
    const layout = wheelLayout({ count: 8 });
    expect(() => rotationTo(layout, index)).toThrow('slices 0 to 7');
    expect(() => sliceEdges(layout, index)).toThrow(RangeError);
  });

  test.each([
    [0, 0],
    [1, 0],
    [-0.25, 0.75],
    [12.5, 0.5],
    [-1e-18, 0],
  ])('%p is %p within a turn', (turns, rest) => {
    expect(withinTurn(turns)).toBe(rest);
  });
});
