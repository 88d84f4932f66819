import { wheelLayout } from '../geometry/layout';
import { underPointer, withinTurn } from '../geometry/slices';
import { glideReach } from '../motion/glide';
import { randomFrom } from '../seed/random';
import { ANSWER_TIMES, type Plan, planOf, plansOf } from '../testing/plans';
import { runs } from '@member-wallet/testing';
import { landOn, stopSpin } from './landing';
import { isOver, rotationAt, speedAt } from './position';
import { startSpin } from './spin';

const COUNTS = [1, 2, 3, 7, 12, 37, 60];
const SAFE = 0.08;
const LAUNCH = 250;

/** Describes the first rule that a plan breaks; undefined if it breaks none. */
function broken({ layout, spin, index, at, landed }: Plan): string | undefined {
  const { endsAt, releasedAt, rotation } = landed.landing ?? { endsAt: 0, releasedAt: 0, rotation: 0 };
  const seen = underPointer(layout, rotationAt(landed, endsAt));
  if (seen.index !== index || seen.fraction < SAFE || seen.fraction > 1 - SAFE)
    return `rests at ${JSON.stringify(seen)} instead of well inside ${index}`;
  if (!(endsAt >= 4000 && endsAt <= 5000)) return `ends at ${endsAt} ms`;
  if (at <= 2000 && Math.abs(endsAt - spin.length) > 1e-6)
    return `was answered in time, and ends at ${endsAt} ms instead of its own ${spin.length}`;
  const known = Math.max(at, LAUNCH);
  if (releasedAt < known - 1e-6) return `is let go at ${releasedAt} ms, before it can know where to`;
  if (endsAt - releasedAt < spin.runOut - 1e-6) return `is brought to rest in ${endsAt - releasedAt} ms`;
  const way = rotation - rotationAt(spin, known);
  if (way - 1 > spin.speed * glideReach(endsAt - known)) return `goes a turn further than its time asks for`;
  return undefined;
}

describe.each(COUNTS)('%i slices', (count) => {
  test('rests inside the slice, away from the edges, within 4 to 5 s, with the longest glide', () => {
    const reached = new Set<number>();
    for (const plan of plansOf(count, runs(20, 10_000))) {
      reached.add(plan.index);
      const rule = broken(plan);
      if (rule) throw new Error(`Seed ${plan.spin.seed}, answer at ${plan.at}: it ${rule}.`);
    }
    expect(reached.size).toBe(count);
  });

  test('turns without jumps of angle or speed and never backwards', () => {
    const random = randomFrom(count);
    for (let round = 0; round < runs(ANSWER_TIMES.length, 60); round += 1) {
      const at = ANSWER_TIMES[round % ANSWER_TIMES.length] ?? 0;
      const [seed, from] = [random() * 2 ** 32, random() * 40 - 20];
      const { spin, landed } = planOf({ count, index: round % count, at, seed, from }, random);
      const end = landed.landing?.endsAt ?? 0;
      expect(rotationAt(landed, at)).toBe(rotationAt(spin, at));
      let worst = { turn: 0, speed: 0, back: 0 };
      const step = 2;
      let [rotation, speed] = [rotationAt(landed, 0), speedAt(landed, 0)];
      for (let time = step; time <= end + 42; time += step) {
        const [before, was] = [rotation, speed];
        [rotation, speed] = [rotationAt(landed, time), speedAt(landed, time)];
        const moved = rotation - before;
        worst = {
          turn: Math.max(worst.turn, Math.abs(moved - ((was + speed) / 2) * step)),
          speed: Math.max(worst.speed, Math.abs(speed - was)),
          back: Math.min(worst.back, moved),
        };
      }
      // In one step, the speed changes at most as much as the launch or the shortest glide requires.
      expect(worst.speed).toBeLessThan((spin.speed * step * 2) / Math.min(LAUNCH, spin.runOut));
      expect(worst.turn).toBeLessThan(1e-5);
      expect(worst.back).toBeGreaterThan(-1e-12);
    }
  });
});

describe('landing', () => {
  const layout = wheelLayout({ count: 12 });
  const spin = startSpin({ layout, seed: 11, from: 0.3 });

  test('starts immediately and keeps its speed until the answer', () => {
    expect(rotationAt(spin, 0)).toBe(0.3);
    expect(rotationAt(spin, 20)).toBeGreaterThan(0.3);
    expect(speedAt(spin, 60_000)).toBe(speedAt(spin, 300));
    expect(isOver(spin, 60_000)).toBe(false);
  });

  test('makes two to four turns, a natural speed, for a prompt answer', () => {
    for (let seed = 0; seed < runs(60, 500); seed += 1) {
      const landed = landOn(startSpin({ layout, seed, from: 0 }), seed % 12, 50);
      const turns = landed.landing?.rotation ?? 0;
      expect(turns).toBeGreaterThan(2);
      expect(turns).toBeLessThan(4.5);
    }
  });

  /** How long the wheel glides to rest after an answer at this time, for each seed. */
  const brakesAt = (at: number) =>
    Array.from({ length: runs(60, 500) }, (_, seed) => {
      const { releasedAt = 0, endsAt = 0 } =
        landOn(startSpin({ layout, seed, from: 0 }), seed % 12, at).landing ?? {};
      return endsAt - releasedAt;
    });

  test.each([3001, 4990, 6000, 60_000])(
    'after an answer at %i ms, glides as long as after a prompt one, and rests within 5 s',
    (at) => {
      const [late, prompt] = [brakesAt(at), brakesAt(50)];
      expect(Math.min(...late)).toBeGreaterThan(2850);
      expect(Math.min(...late) / Math.min(...prompt)).toBeGreaterThan(0.9);
      for (let seed = 0; seed < runs(60, 500); seed += 1) {
        const landed = landOn(startSpin({ layout, seed, from: 0 }), seed % 12, at);
        const rest = (landed.landing?.endsAt ?? 0) - at;
        expect(rest).toBeLessThan(5000);
        expect(underPointer(layout, rotationAt(landed, at + rest)).index).toBe(seed % 12);
      }
    },
  );

  test('moves the same for the same seed, and differently for another', () => {
    const once = landOn(startSpin({ layout, seed: 5, from: 0 }), 4, 700);
    const again = landOn(startSpin({ layout, seed: 5, from: 0 }), 4, 700);
    const other = landOn(startSpin({ layout, seed: 6, from: 0 }), 4, 700);
    expect(again).toEqual(once);
    expect(other.landing?.rotation).not.toBe(once.landing?.rotation);
  });

  test('keeps the first outcome', () => {
    const landed = landOn(spin, 4, 100);
    expect(landOn(landed, 9, 200)).toBe(landed);
    expect(stopSpin(landed, 200)).toBe(landed);
    const stopped = stopSpin(spin, 100);
    expect(landOn(stopped, 9, 200)).toBe(stopped);
  });

  test.each([0, 10, 240, 1500, 20_000])('returns to the earlier position after a failure at %i ms', (at) => {
    const stopped = stopSpin(spin, at);
    const end = stopped.landing?.endsAt ?? Number.NaN;
    expect(stopped.landing?.index).toBeNull();
    expect(withinTurn(rotationAt(stopped, end))).toBeCloseTo(0.3, 9);
    expect(speedAt(stopped, end)).toBe(0);
    expect(end - at).toBeLessThan(5001);
    expect(isOver(stopped, end)).toBe(true);
  });

  test.each([-1, 12, 0.5])('refuses slice %p', (index) => {
    expect(() => landOn(spin, index, 10)).toThrow('slices 0 to 11');
  });

  test.each([
    [-1, 'An outcome comes after the start, not at -1 ms.'],
    [Number.NaN, 'at must be a finite number, not NaN.'],
    [Number.POSITIVE_INFINITY, 'at must be a finite number, not Infinity.'],
  ])('refuses an answer at %p ms', (at, why) => {
    expect(() => landOn(spin, 1, at)).toThrow(new RangeError(why));
    expect(() => stopSpin(spin, at)).toThrow(new RangeError(why));
  });
});
