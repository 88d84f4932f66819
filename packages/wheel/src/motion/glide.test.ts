import fc from 'fast-check';
import { FRICTION, glideReach, glideSpeed, glideWay } from './glide';

const anyLength = fc.double({ min: 500, max: 10_000, noNaN: true });
const anyShare = fc.double({ min: 0, max: 1, noNaN: true });

describe('glide', () => {
  test('starts at full speed and ends at rest', () => {
    fc.assert(
      fc.property(anyLength, (length) => {
        expect(glideSpeed(length, 0)).toBeCloseTo(1, 12);
        expect(glideSpeed(length, length)).toBeCloseTo(0, 12);
        expect(glideWay(length, 0)).toBeCloseTo(0, 9);
        expect(glideWay(length, length)).toBeCloseTo(glideReach(length), 6);
      }),
    );
  });

  test('never speeds up', () => {
    fc.assert(
      fc.property(anyLength, anyShare, anyShare, (length, one, other) => {
        const [early, late] = [Math.min(one, other) * length, Math.max(one, other) * length];
        expect(glideSpeed(length, late)).toBeLessThanOrEqual(glideSpeed(length, early) + 1e-12);
      }),
    );
  });

  test('covers the integral of its speed', () => {
    fc.assert(
      fc.property(anyLength, anyShare, (length, share) => {
        const at = share * length;
        const steps = 400;
        let sum = 0;
        for (let step = 0; step < steps; step += 1) sum += glideSpeed(length, ((step + 0.5) / steps) * at);
        expect(glideWay(length, at)).toBeCloseTo((sum / steps) * at, 1);
      }),
      { numRuns: 50 },
    );
  });

  test('keeps 0.991 of the speed in each sixtieth of a second, apart from the drag', () => {
    const length = 4500;
    const drag = 0.991 ** (60 * 4.5) / (1 - 0.991 ** (60 * 4.5));
    const now = glideSpeed(length, 1000) + drag;
    const next = glideSpeed(length, 1000 + 1000 / 60) + drag;
    expect(next / now).toBeCloseTo(FRICTION, 9);
  });

  test('reaches further the longer it is', () => {
    fc.assert(
      fc.property(anyLength, (length) => {
        expect(glideReach(length * 1.1)).toBeGreaterThan(glideReach(length));
      }),
    );
  });
});
