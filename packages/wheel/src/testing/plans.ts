import { wheelLayout } from '../geometry/layout';
import { underPointer } from '../geometry/slices';
import { randomFrom } from '../seed/random';
import { landOn } from '../spin/landing';
import { restingRotation, startSpin } from '../spin/spin';

/** When the answer arrives, in ms: from immediately to the latest time with which a spin still takes 4 to 5 s. */
export const ANSWER_TIMES = [0, 50, 249, 250, 251, 900, 3000];

/** One spin and its landing. @param random picks the start and pointer of the layout */
export function planOf(
  { count, index, at, seed, from }: Record<'count' | 'index' | 'at' | 'seed' | 'from', number>,
  random: () => number,
) {
  const layout = wheelLayout({ count, start: random(), pointer: random() });
  const spin = startSpin({ layout, seed, from });
  return { layout, spin, at, index, landed: landOn(spin, index, at) };
}

export type Plan = ReturnType<typeof planOf>;

const layout = wheelLayout({ count: 1 });
const drawn = Array.from({ length: 4000 }, (_, seed) => {
  const { length, runOut } = startSpin({ layout, seed, from: 0 });
  const { fraction } = underPointer(layout, restingRotation(layout, 0, seed));
  return { seed, length: length / 1000, turns: (10 * runOut) / length, fraction };
});
const most = (value: (each: (typeof drawn)[number]) => number): number =>
  drawn.reduce((best, each) => (value(each) > value(best) ? each : best)).seed;

/** Seeds with extreme results: length, turns, both together, and the place inside the slice. */
const OUTERMOST = [1, -1].flatMap((sign) => [
  most(({ length }) => sign * length),
  most(({ turns }) => sign * turns),
  most(({ length, turns }) => sign * (length + turns)),
  most(({ length, turns }) => sign * (length - turns)),
  most(({ fraction }) => sign * fraction),
]);
/** The number of starting positions, evenly around the wheel, for each of these seeds. */
const PLACES = 5;

/** Every extreme seed with every answer time from all starting positions, and `byChance` random plans. */
export function* plansOf(count: number, byChance: number): Generator<Plan> {
  const random = randomFrom(count * 7919);
  let round = 0;
  const next = () => (round += 1) % count;
  for (const seed of OUTERMOST) {
    for (const at of ANSWER_TIMES) {
      for (let place = 0; place < PLACES; place += 1) {
        yield planOf({ count, index: next(), at, seed, from: (place + random()) / PLACES }, random);
      }
    }
  }
  for (let left = byChance; left > 0; left -= 1) {
    const at = ANSWER_TIMES[Math.floor(random() * ANSWER_TIMES.length)] ?? 0;
    yield planOf({ count, index: next(), at, seed: random() * 2 ** 32, from: random() * 40 - 20 }, random);
  }
}
