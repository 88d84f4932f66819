import { wheelLayout } from '../geometry/layout';
import { sliceAt } from '../geometry/slices';
import { landOn } from './landing';
import { isOver, keyframes, nextPass, rotationAt, speedAt } from './position';
import { startSpin } from './spin';

const layout = wheelLayout({ count: 12 });
const spin = startSpin({ layout, seed: 21, from: 0.4 });
const landed = landOn(spin, 7, 300);
const end = landed.landing?.endsAt ?? 0;

describe('rotationAt and speedAt', () => {
  test('is at rest in the earlier position before the start', () => {
    for (const each of [spin, landed]) {
      expect(rotationAt(each, -5)).toBe(0.4);
      expect(speedAt(each, -5)).toBe(0);
      expect(isOver(each, -5)).toBe(false);
    }
  });

  test('accelerates evenly for a quarter of a second, and covers half as much as at full speed meanwhile', () => {
    expect(speedAt(spin, 125)).toBeCloseTo(spin.speed / 2, 12);
    expect(speedAt(spin, 250)).toBe(spin.speed);
    expect(rotationAt(spin, 125)).toBeCloseTo(0.4 + (spin.speed * 125) / 4, 12);
    expect(rotationAt(spin, 250)).toBeCloseTo(0.4 + spin.speed * 125, 12);
    expect(rotationAt(spin, 1250)).toBeCloseTo(0.4 + spin.speed * 1125, 12);
  });

  test('stays exactly at the planned rotation after the end', () => {
    for (const at of [end, end + 1, 1e9]) {
      expect(rotationAt(landed, at)).toBe(landed.landing?.rotation);
      expect(speedAt(landed, at)).toBe(0);
      expect(isOver(landed, at)).toBe(true);
    }
    expect(isOver(landed, end - 1)).toBe(false);
  });

  test.each([rotationAt, speedAt, nextPass])('rejects a time that is not a number', (of) => {
    expect(() => of(spin, Number.NaN)).toThrow(new RangeError('at must be a finite number, not NaN.'));
  });
});

describe('nextPass', () => {
  test('returns every change of slice until the wheel rests, in order', () => {
    const passes: { at: number; index: number }[] = [];
    for (let pass = nextPass(landed, 0); pass; pass = nextPass(landed, pass.at)) passes.push(pass);

    const first = Math.floor((0.4 + 1e-9) * 12);
    const last = Math.floor(rotationAt(landed, end) * 12);
    expect(passes).toHaveLength(last - first);
    expect(passes.at(-1)?.index).toBe(7);
    for (const { at, index } of passes) {
      expect(sliceAt(layout, rotationAt(landed, at) + 1e-6)).toBe(index);
      expect(sliceAt(layout, rotationAt(landed, at) - 1e-6)).not.toBe(index);
    }
  });

  test('continues while the outcome is unknown', () => {
    const pass = nextPass(spin, 9000);
    expect(pass?.at).toBeGreaterThan(9000);
    expect(pass?.at).toBeLessThan(9300);
  });

  test.each([1, 2, 60])('finds the first pass after the start with %i slices', (count) => {
    const start = startSpin({ layout: wheelLayout({ count }), seed: 3, from: 0 });
    const { at, index } = nextPass(start, -10) ?? { at: 0, index: -1 };
    expect(rotationAt(start, at)).toBeCloseTo(1 / count, 9);
    expect(index).toBe(count === 1 ? 0 : count - 2);
  });

  test('returns one pass per turn for a wheel of one slice', () => {
    const single = landOn(startSpin({ layout: wheelLayout({ count: 1 }), seed: 1, from: 0.5 }), 0, 300);
    expect(nextPass(single, 0)?.index).toBe(0);
    expect(nextPass(single, 5000)).toBeNull();
  });
});

describe('keyframes', () => {
  test('approximate the motion well by linear interpolation', () => {
    const frames = keyframes(landed, 0, end, Math.ceil((end * 60) / 1000));
    const width = end / (frames.length - 1);
    expect(frames[0]).toBe(0.4);
    expect(frames.at(-1)).toBe(landed.landing?.rotation);
    const off = frames.slice(1).map((frame, index) => {
      const straight = ((frames[index] ?? 0) + frame) / 2;
      return Math.abs(straight - rotationAt(landed, (index + 0.5) * width));
    });
    expect(Math.max(...off)).toBeLessThan(0.001);
  });

  test('are at equal time steps, both ends included', () => {
    expect(keyframes(landed, 1000, 1900, 3)).toEqual(
      [1000, 1300, 1600, 1900].map((at) => rotationAt(landed, at)),
    );
  });

  test('end exactly at the last rotation, regardless of rounding', () => {
    const still = startSpin({ layout, seed: 21, from: 0 });
    for (let frames = 1; frames <= 60; frames += 1) {
      expect(keyframes(still, 0.1, 240.7, frames).at(-1)).toBe(rotationAt(still, 240.7));
    }
  });

  test.each([
    { from: 10, to: 10, frames: 5 },
    { from: 10, to: 9, frames: 5 },
    { from: 0, to: 10, frames: 0 },
    { from: 0, to: 10, frames: 2.5 },
    { from: 0, to: Number.NaN, frames: 5 },
  ])('rejects $frames of them from $from to $to ms', ({ from, to, frames }) => {
    expect(() => keyframes(landed, from, to, frames)).toThrow(
      new RangeError(`No keyframes from ${from} to ${to} ms in ${frames} steps.`),
    );
  });
});
