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
    expect(() => wheelLayout({ count })).toThrow(new RangeError(`A wheel has 1 to 60 slices, not ${count}.`));
  });

  test.each(['start', 'pointer'])('rejects a %s that is not a finite number', (name) => {
    expect(() => wheelLayout({ count: 8, [name]: Number.NaN })).toThrow(
      new RangeError(`${name} must be a finite number, not NaN.`),
    );
  });

  test.each([1, 60])('accepts %p slices, and starts at the pointer at twelve', (count) => {
    expect(wheelLayout({ count })).toEqual({ count, start: 0, pointer: 0 });
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

  test('uses the angles of the pointer and of the start', () => {
    expect(sliceAt(wheelLayout({ count: 4, pointer: 0.25 }), 0.1)).toBe(0);
    expect(sliceAt(wheelLayout({ count: 4, start: -0.125 }), 0)).toBe(0);
  });

  test('counts an edge as part of the slice that it begins', () => {
    const layout = wheelLayout({ count: 8 });
    for (let index = 0; index < 8; index += 1) expect(sliceAt(layout, 1 - index / 8)).toBe(index);
  });

  test('never returns a slice beyond the last, however close to the end the pointer is', () => {
    for (let count = 1; count <= 60; count += 1) {
      expect(underPointer(wheelLayout({ count }), Number.EPSILON / 2)).toMatchObject({ index: count - 1 });
    }
  });

  test('rotationTo brings a point of a slice under the pointer', () => {
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

  test('rotationTo uses the middle of the slice by default', () => {
    expect(underPointer(wheelLayout({ count: 7 }), rotationTo(wheelLayout({ count: 7 }), 3))).toEqual({
      index: 3,
      fraction: expect.closeTo(0.5, 9) as number,
    });
  });

  test('nextEdge is at most one slice ahead, and the slice changes there', () => {
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

  test('nextEdge counts an edge at the pointer as passed, regardless of rounding', () => {
    for (const count of [1, 3, 8, 60]) {
      const layout = wheelLayout({ count, start: 0.1, pointer: 0.3 });
      for (const rounded of [-1e-12, 0, 1e-12]) {
        const rotation = rotationTo(layout, count - 1, 0) + rounded;
        expect(nextEdge(layout, rotation) - rotation).toBeCloseTo(1 / count, 9);
      }
    }
  });

  test('the edges of neighbours are equal, and all slices make a full circle', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const edges = Array.from({ length: layout.count }, (_, index) => sliceEdges(layout, index));
        expect(edges.slice(1).map(({ from }) => from)).toEqual(edges.slice(0, -1).map(({ to }) => to));
        expect((edges.at(-1)?.to ?? 0) - (edges[0]?.from ?? 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('the edges of a slice are where the slice under the pointer changes', () => {
    const layout = wheelLayout({ count: 5, start: 0.25 });
    expect(sliceEdges(layout, 0).from).toBe(0.25);
    for (let index = 0; index < 5; index += 1) {
      const { from, to } = sliceEdges(layout, index);
      expect(withinTurn(-from)).toBeCloseTo(rotationTo(layout, index, 0), 9);
      expect(withinTurn(-to)).toBeCloseTo(rotationTo(layout, index, 1), 9);
    }
  });

  test.each([-1, 8, 1.5, Number.NaN])('refuses slice %p of 8', (index) => {
    const layout = wheelLayout({ count: 8 });
    const refusal = new RangeError(`This wheel has slices 0 to 7, not ${index}.`);
    expect(() => rotationTo(layout, index)).toThrow(refusal);
    expect(() => sliceEdges(layout, index)).toThrow(refusal);
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
