import { requireNumber } from '../geometry/layout';
import { withinTurn } from '../geometry/slices';
import { FARTHEST_REACH, glideReach } from '../motion/glide';
import { solveRising } from '../motion/solve';
import { LAUNCH, LONGEST_SPIN, SHORTEST_SPIN } from './constants';
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
  const { way, time } = chooseWay(spin, withinTurn(goal - place), known);
  const glide = glideLength(way / spin.speed, time, spin.runOut);
  return { index, releasedAt: known + time - glide, endsAt: known + time, rotation: place + way };
}

/** The penalty for ending outside the 4 to 5 s: any number of turns within them is better. */
const OUTSIDE = 1e9;

interface Choice {
  /** The remaining turns. */
  readonly way: number;
  /** How long they take, in ms. */
  readonly time: number;
}

/**
 * The wheel may keep its speed for a while before it glides, so each number of whole turns can take a range of times.
 * Chooses the one that ends nearest to the spin's intended length, and within 4 to 5 s if the outcome came early
 * enough; among equals the one with the longest glide.
 */
function chooseWay(spin: Spin, nearest: number, known: number): Choice {
  const intended = spin.length - known;
  const shortest = spin.speed * glideReach(spin.runOut);
  let way = nearest + Math.max(0, Math.ceil(shortest - nearest));
  let best: Choice = { way, time: Number.POSITIVE_INFINITY };
  let bestCost = Number.POSITIVE_INFINITY;
  for (;;) {
    const { earliest, latest } = timesFor(way / spin.speed, spin.runOut);
    const time = Math.min(Math.max(intended, earliest), latest);
    const outside = Math.max(0, SHORTEST_SPIN - known - time, time - (LONGEST_SPIN - known));
    const cost = Math.abs(time - intended) + outside * OUTSIDE;
    if (cost < bestCost) [best, bestCost] = [{ way, time }, cost];
    // More turns take even longer.
    if (earliest >= intended) return best;
    way += 1;
  }
}

/** The shortest and the longest time for a way that would take `coast` ms at full speed. */
function timesFor(coast: number, runOut: number): { earliest: number; latest: number } {
  const earliest = coast + runOut - glideReach(runOut);
  if (coast >= FARTHEST_REACH) return { earliest, latest: Number.POSITIVE_INFINITY };
  let longest = runOut;
  while (glideReach(longest) < coast) longest *= 2;
  return { earliest, latest: solveRising(glideReach, coast, runOut, longest) };
}

/** How much of `time` is glide when a distance of `coast` ms at full speed has to take exactly that long. */
function glideLength(coast: number, time: number, runOut: number): number {
  return solveRising((length) => coast + length - glideReach(length), time, runOut, time);
}
