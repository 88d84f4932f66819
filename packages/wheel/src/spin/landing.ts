import { requireNumber } from '../geometry/layout';
import { withinTurn } from '../geometry/slices';
import { glideReach } from '../motion/glide';
import { solveRising } from '../motion/solve';
import { LATEST_OUTCOME, LAUNCH, LONGEST_SPIN, SHORTEST_SPIN } from './constants';
import { type Landing, restingRotation, type Spin } from './spin';

/**
 * The outcome arrived `at` ms after the start: the wheel will rest inside that slice. The first outcome counts; a
 * second call changes nothing.
 * @throws RangeError when the wheel has no such slice, or `at` is not a time since the start.
 */
export function landOn(spin: Spin, index: number, at: number): Spin {
  const goal = restingRotation(spin.layout, index, spin.seed);
  return spin.landing ? spin : { ...spin, landing: landingAt(spin, index, goal, at) };
}

/**
 * There is no prize to show (the call failed, or returned an unknown code): the wheel rolls on to its earlier
 * position, so that it points at nothing new. A later outcome changes nothing.
 * @throws RangeError when `at` is not a time since the start.
 */
export function stopSpin(spin: Spin, at: number): Spin {
  return spin.landing ? spin : { ...spin, landing: landingAt(spin, null, spin.from, at) };
}

function landingAt(spin: Spin, index: number | null, goal: number, at: number): Landing {
  if (requireNumber('at', at) < 0) throw new RangeError(`An outcome comes after the start, not at ${at} ms.`);
  const known = Math.max(at, LAUNCH);
  const place = spin.from + spin.speed * (known - LAUNCH / 2);
  // After a late outcome, plans as if the wheel had just been launched, so that it never stops abruptly.
  const begun = known > LATEST_OUTCOME ? LAUNCH : known;
  const { way, time } = chooseWay(spin, withinTurn(goal - place), begun);
  // How much of that time is the glide, so that the way takes exactly that time.
  const glide = solveRising(
    (length) => way / spin.speed + length - glideReach(length),
    time,
    spin.runOut,
    time,
  );
  return { index, releasedAt: known + time - glide, endsAt: known + time, rotation: place + way };
}

/** The penalty for ending outside the 4 to 5 s, so that any number of turns within them is better. */
const OUTSIDE = 1e9;
/** No wheel glides for longer, in ms. */
const LONGEST_GLIDE = 1e5;

interface Choice {
  /** The remaining turns. */
  readonly way: number;
  /** How long they take, in ms. */
  readonly time: number;
}

/**
 * The wheel may keep its speed for a while before it glides, so each number of whole turns can take a range of times.
 * Chooses the one that ends nearest to the spin's intended length, of which `begun` ms are over, and within 4 to 5 s;
 * among equals the one with the longest glide.
 */
function chooseWay({ speed, length, runOut }: Spin, nearest: number, begun: number): Choice {
  const intended = length - begun;
  const least = glideReach(runOut);
  let way = nearest + Math.max(0, Math.ceil(speed * least - nearest));
  let best = { way, time: 0, cost: Number.POSITIVE_INFINITY };
  for (;;) {
    const coast = way / speed;
    const earliest = coast + runOut - least;
    const latest = solveRising(glideReach, coast, runOut, LONGEST_GLIDE);
    const time = Math.min(Math.max(intended, earliest), latest);
    const outside = Math.max(0, SHORTEST_SPIN - begun - time, time - (LONGEST_SPIN - begun));
    const cost = Math.abs(time - intended) + outside * OUTSIDE;
    if (cost < best.cost) best = { way, time, cost };
    // More turns would take even longer.
    if (earliest >= intended) return best;
    way += 1;
  }
}
