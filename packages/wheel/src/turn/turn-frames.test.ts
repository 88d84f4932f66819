import fc from 'fast-check';
import { wheelLayout } from '../geometry/layout';
import { landOn } from '../spin/landing';
import { rotationAt } from '../spin/position';
import { startSpin } from '../spin/spin';
import { LONGEST_WAIT, turnFrames } from './turn-frames';

const rotationOf = ({ transform }: Keyframe): number =>
  Number(/^rotate\((.+)turn\)$/.exec(String(transform))?.[1]);

/** The rotation that a browser shows by linear interpolation. */
function shown(frames: readonly Keyframe[], share: number): number {
  const next = Math.max(
    1,
    frames.findIndex(({ offset }) => (offset ?? 0) >= share),
  );
  const [before, after] = [frames[next - 1] ?? {}, frames[next] ?? {}];
  const [from, to] = [before.offset ?? 0, after.offset ?? 0];
  const part = to > from ? (share - from) / (to - from) : 1;
  return rotationOf(before) + (rotationOf(after) - rotationOf(before)) * part;
}

const anySpin = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([count, seed, from]) => startSpin({ layout: wheelLayout({ count }), seed, from }));
const anyShare = fc.double({ min: 0, max: 1, noNaN: true });

test('the keyframes match the motion at every moment, before and after the answer', () => {
  fc.assert(
    fc.property(anySpin, fc.integer({ min: 0, max: 20_000 }), anyShare, (spin, answer, share) => {
      for (const each of [spin, landOn(spin, 0, answer)]) {
        const { frames, duration } = turnFrames(each);
        const at = share * duration;
        expect(Math.abs(shown(frames, share) - rotationAt(each, at))).toBeLessThan(0.002);
      }
    }),
  );
});

test('they are in order, start with the current rotation and end with the wheel at rest', () => {
  fc.assert(
    fc.property(anySpin, fc.integer({ min: 0, max: 20_000 }), (spin, answer) => {
      const landed = landOn(spin, 0, answer);
      const { frames, duration } = turnFrames(landed);
      const offsets = frames.map(({ offset }) => offset ?? -1);
      expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
      expect(rotationOf(frames[0] ?? {})).toBe(spin.from);
      expect(rotationOf(frames.at(-1) ?? {})).toBe(landed.landing?.rotation);
      expect(duration).toBe(landed.landing?.endsAt);
      expect(frames.length).toBeLessThan(360);
    }),
    // For this spin, the end computed step by step is slightly before its rest.
    { examples: [[startSpin({ layout: wheelLayout({ count: 4 }), seed: 23, from: 0 }), 0]] },
  );
});

test('needs only a few keyframes for a wheel that waits, regardless of how long', () => {
  const { frames, duration } = turnFrames(
    startSpin({ layout: wheelLayout({ count: 12 }), seed: 1, from: 0 }),
  );
  expect(duration).toBe(LONGEST_WAIT);
  expect(frames.length).toBeLessThan(24);
});
