import fc from 'fast-check';
import { wheelLayout } from '../geometry/layout';
import { sliceAt } from '../geometry/slices';
import { landOn } from '../spin/landing';
import { rotationAt } from '../spin/position';
import { startSpin } from '../spin/spin';
import { bandOf, pointerFrames, SLOWEST_BLUR, stripFrames, strikesOf } from './follow-frames';
import { passesBetween, sliceFrom } from './passes';

const anySpin = fc
  .tuple(fc.integer({ min: 2, max: 60 }), fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([count, seed, from]) => startSpin({ layout: wheelLayout({ count }), seed, from }));

test('the strip shows the slice under the pointer at every moment', () => {
  fc.assert(
    fc.property(
      anySpin,
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: 0, max: 999 }),
      (spin, now, part) => {
        const { layout } = spin;
        const landed = landOn(spin, 0, now);
        const to = landed.landing?.endsAt ?? 0;
        const first = sliceFrom(landed, now);
        const passes = passesBetween(landed, now, to);
        const frames = stripFrames(passes, { from: now, to, first, count: layout.count });
        const share = part / 1000;
        const at = now + share * (to - now);
        // At the very edge either slice is right.
        fc.pre(passes.every((pass) => Math.abs(pass.at - at) > 0.01));
        const shown = frames.filter(({ offset }) => (offset ?? 0) <= share).at(-1)?.transform;
        expect(shown).toBe(bandOf(sliceAt(layout, rotationAt(landed, at)), layout.count));
      },
    ),
    { numRuns: 60 },
  );
});

test('the pointer strikes only edges that can be told apart, and its frames are in order', () => {
  fc.assert(
    fc.property(anySpin, fc.integer({ min: 0, max: 6000 }), (spin, now) => {
      const landed = landOn(spin, 0, now);
      const strikes = strikesOf(passesBetween(landed, now, landed.landing?.endsAt ?? 0));
      for (const [index, { at }] of strikes.entries()) {
        expect(at - (strikes[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(index === 0 ? 0 : SLOWEST_BLUR);
      }
      const { frames, duration } = pointerFrames(strikes, now);
      const offsets = frames.map(({ offset }) => offset ?? -1);
      expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
      expect(offsets.every((offset) => offset >= 0 && offset <= 1)).toBe(true);
      expect(duration).toBeGreaterThan(0);
      expect(frames.at(-1)?.transform).toBe('rotate(0deg)');
    }),
    { numRuns: 60 },
  );
});
