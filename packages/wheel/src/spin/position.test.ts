import { wheelLayout } from '../geometry/layout';
import { sliceAt } from '../geometry/slices';
import { landOn } from './landing';
import { keyframes, nextPass, rotationAt } from './position';
import { startSpin } from './spin';

const layout = wheelLayout({ count: 12 });
const spin = startSpin({ layout, seed: 21, from: 0.4 });
const landed = landOn(spin, 7, 300);
const end = landed.landing?.endsAt ?? 0;

describe('nextPass', () => {
  test('names every change of slice until the wheel rests, in order', () => {
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

  test('goes on while the outcome is unknown', () => {
    const pass = nextPass(spin, 9000);
    expect(pass?.at).toBeGreaterThan(9000);
    expect(pass?.at).toBeLessThan(9300);
  });

  test('a wheel of one slice passes its edge once a turn', () => {
    const single = landOn(startSpin({ layout: wheelLayout({ count: 1 }), seed: 1, from: 0.5 }), 0, 300);
    expect(nextPass(single, 0)?.index).toBe(0);
    expect(nextPass(single, 5000)).toBeNull();
  });
});

describe('keyframes', () => {
  test('between two of them a straight line is near enough to the motion', () => {
    const frames = keyframes(landed, 0, end, Math.ceil((end * 60) / 1000));
    const width = end / (frames.length - 1);
    expect(frames[0]).toBe(0.4);
    expect(frames.at(-1)).toBe(landed.landing?.rotation);
    for (let index = 1; index < frames.length; index += 1) {
      const straight = ((frames[index - 1] ?? 0) + (frames[index] ?? 0)) / 2;
      expect(Math.abs(straight - rotationAt(landed, (index - 0.5) * width))).toBeLessThan(0.001);
    }
  });

  test('refuses to run backwards or without frames', () => {
    expect(() => keyframes(landed, 10, 10, 5)).toThrow('No keyframes from 10 to 10');
    expect(() => keyframes(landed, 0, 10, 0)).toThrow(RangeError);
  });
});
