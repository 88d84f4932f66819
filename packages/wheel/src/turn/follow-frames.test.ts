import fc from 'fast-check';
import { wheelLayout } from '../geometry/layout';
import { sliceAt } from '../geometry/slices';
import { landOn } from '../spin/landing';
import { rotationAt } from '../spin/position';
import { startSpin } from '../spin/spin';
import { bandOf, pointerFrames, STRIKE, stripFrames, strikesOf } from './follow-frames';
import { passesBetween } from './passes';

const anySpin = fc
  .tuple(fc.integer({ min: 2, max: 60 }), fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([count, seed, from]) => startSpin({ layout: wheelLayout({ count }), seed, from }));

test('the strip shows the slice under the pointer at every moment', () => {
  fc.assert(
    fc.property(
      anySpin,
      fc.integer({ min: 0, max: 4000 }),
      // Not the start: a wheel may rest exactly at an edge, where either slice is correct.
      fc.integer({ min: 1, max: 999 }),
      (spin, now, part) => {
        const { layout } = spin;
        const landed = landOn(spin, 0, now);
        const to = landed.landing?.endsAt ?? 0;
        const passes = passesBetween(landed, now, to);
        const frames = stripFrames(passes, now, to, layout.count);
        const share = part / 1000;
        const at = now + share * (to - now);
        // Exactly at an edge, either slice is correct.
        fc.pre(passes.slice(1).every((pass) => Math.abs(pass.at - at) > 0.01));
        const shown = frames.filter(({ offset }) => (offset ?? 0) <= share).at(-1)?.transform;
        expect(shown).toBe(bandOf(sliceAt(layout, rotationAt(landed, at)), layout.count));
      },
    ),
    { numRuns: 60 },
  );
});

test('the pointer strikes as often as it can, also at full speed, and its frames are in order', () => {
  fc.assert(
    fc.property(anySpin, fc.integer({ min: 0, max: 6000 }), fc.boolean(), (spin, now, hasLanded) => {
      const moving = hasLanded ? landOn(spin, 0, now) : spin;
      const to = moving.landing?.endsAt ?? now + 3000;
      const passes = passesBetween(moving, now, to).slice(1);
      const strikes = strikesOf(passes);
      for (const [index, at] of strikes.entries()) {
        const before = strikes[index - 1] ?? Number.NEGATIVE_INFINITY;
        expect(at - before).toBeGreaterThanOrEqual(STRIKE);
        // No pass is skipped that it could have followed.
        expect(passes.find((pass) => pass.at >= before + STRIKE)?.at).toBe(at);
      }
      const frames = pointerFrames(strikes, now, to + STRIKE);
      const offsets = frames.map(({ offset }) => offset ?? -1);
      expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
      expect(offsets.every((offset) => offset >= 0 && offset <= 1)).toBe(true);
      expect(frames.at(-1)?.transform).toBe('rotate(0deg)');
    }),
    { numRuns: 60 },
  );
});
