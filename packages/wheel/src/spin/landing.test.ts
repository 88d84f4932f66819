import { wheelLayout } from '../geometry/layout';
import { underPointer, withinTurn } from '../geometry/slices';
import { randomFrom } from '../seed/random';
import { landOn, stopSpin } from './landing';
import { isOver, rotationAt, speedAt } from './position';
import { restingRotation, startSpin } from './spin';

const COUNTS = [1, 2, 3, 7, 12, 37, 60];
const PLANS = 10_000;
const SAFE = 0.08;

/** When the answer comes, from at once to far too late. */
const answerTimes = [0, 50, 249, 250, 251, 900, 3000];

function plansOf(count: number, visit: (drawn: ReturnType<typeof plan>) => void) {
  const random = randomFrom(count * 7919);
  for (let round = 0; round < PLANS; round += 1) visit(plan(count, round % count, random));
}

function plan(count: number, index: number, random: () => number) {
  const layout = wheelLayout({ count, start: random(), pointer: random() });
  const spin = startSpin({ layout, seed: random() * 2 ** 32, from: random() * 40 - 20 });
  const at = answerTimes[Math.floor(random() * answerTimes.length)] ?? 0;
  return { layout, spin, at, index, landed: landOn(spin, index, at) };
}

describe.each(COUNTS)('%i slices', (count) => {
  test('every plan rests inside its slice, away from the edges, within 4 to 5 s', () => {
    const reached = new Set<number>();
    plansOf(count, ({ layout, spin, index, at, landed }) => {
      const end = landed.landing?.endsAt ?? Number.NaN;
      const rest = rotationAt(landed, end);
      const seen = underPointer(layout, rest);
      reached.add(seen.index);
      if (seen.index !== index || seen.fraction < SAFE || seen.fraction > 1 - SAFE) {
        throw new Error(`Seed ${spin.seed}, answer at ${at}: ${JSON.stringify(seen)} instead of ${index}.`);
      }
      if (!(end >= 4000 && end <= 5000))
        throw new Error(`Seed ${spin.seed}, answer at ${at}: ends at ${end}.`);
    });
    expect(reached.size).toBe(count);
  });

  test('angle and speed never jump and the wheel never turns back, also when the answer is late', () => {
    const random = randomFrom(count);
    for (let round = 0; round < 60; round += 1) {
      const { spin, landed, at } = plan(count, round % count, random);
      const end = landed.landing?.endsAt ?? 0;
      expect(rotationAt(landed, at)).toBe(rotationAt(spin, at));
      let worst = { turn: 0, speed: 0, back: 0 };
      const step = 2;
      for (let time = 0; time <= end + 40; time += step) {
        const moved = rotationAt(landed, time + step) - rotationAt(landed, time);
        const middle = (speedAt(landed, time) + speedAt(landed, time + step)) / 2;
        worst = {
          turn: Math.max(worst.turn, Math.abs(moved - middle * step)),
          speed: Math.max(worst.speed, Math.abs(speedAt(landed, time + step) - speedAt(landed, time))),
          back: Math.min(worst.back, moved),
        };
      }
      // In 2 ms the speed changes by at most what launch or the shortest glide asks for.
      expect(worst.speed).toBeLessThan((spin.speed * step * 2) / Math.min(250, spin.runOut));
      expect(worst.turn).toBeLessThan(1e-5);
      expect(worst.back).toBeGreaterThan(-1e-12);
    }
  });
});

describe('landing', () => {
  const layout = wheelLayout({ count: 12 });
  const spin = startSpin({ layout, seed: 11, from: 0.3 });

  test('before the answer the wheel starts at once and keeps its speed', () => {
    expect(rotationAt(spin, 0)).toBe(0.3);
    expect(rotationAt(spin, 20)).toBeGreaterThan(0.3);
    expect(speedAt(spin, 60_000)).toBe(speedAt(spin, 300));
    expect(isOver(spin, 60_000)).toBe(false);
  });

  test('a prompt answer gives two to four turns, a natural speed', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const landed = landOn(startSpin({ layout, seed, from: 0 }), seed % 12, 50);
      const turns = landed.landing?.rotation ?? 0;
      expect(turns).toBeGreaterThan(2);
      expect(turns).toBeLessThan(4.5);
    }
  });

  test.each([3500, 4990, 12_000, 60_000])(
    'an answer after %i ms is brought to rest in 0.8 to 2.3 s',
    (at) => {
      for (let seed = 0; seed < 500; seed += 1) {
        const landed = landOn(startSpin({ layout, seed, from: 0 }), seed % 12, at);
        const rest = (landed.landing?.endsAt ?? 0) - at;
        expect(rest).toBeGreaterThanOrEqual(0.8 * 1000);
        expect(rest).toBeLessThan(2300);
        expect(underPointer(layout, rotationAt(landed, at + rest)).index).toBe(seed % 12);
      }
    },
  );

  test('the same seed gives the same motion, another seed another', () => {
    const once = landOn(startSpin({ layout, seed: 5, from: 0 }), 4, 700);
    const again = landOn(startSpin({ layout, seed: 5, from: 0 }), 4, 700);
    const other = landOn(startSpin({ layout, seed: 6, from: 0 }), 4, 700);
    expect(again).toEqual(once);
    expect(other.landing?.rotation).not.toBe(once.landing?.rotation);
  });

  test('the first outcome stands', () => {
    const landed = landOn(spin, 4, 100);
    expect(landOn(landed, 9, 200)).toBe(landed);
    expect(stopSpin(landed, 200)).toBe(landed);
    const stopped = stopSpin(spin, 100);
    expect(landOn(stopped, 9, 200)).toBe(stopped);
  });

  test.each([0, 10, 240, 1500, 20_000])('a failure after %i ms goes back to where the wheel stood', (at) => {
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

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses an answer at %p ms', (at) => {
    expect(() => landOn(spin, 1, at)).toThrow(RangeError);
    expect(() => stopSpin(spin, at)).toThrow(RangeError);
  });

  test('a wheel that does not turn rests in the slice too', () => {
    for (let seed = 0; seed < 1000; seed += 1) {
      const seen = underPointer(layout, restingRotation(layout, seed % 12, seed));
      expect(seen.index).toBe(seed % 12);
      expect(Math.min(seen.fraction, 1 - seen.fraction)).toBeGreaterThan(SAFE);
    }
  });
});
