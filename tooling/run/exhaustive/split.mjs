/** @typedef {import('./units.mjs').Unit} Unit */

/** The times of the last whole run, in seconds: the wall time of the run, and the time of each unit by id. */
/** @typedef {{ wall: number, units: Record<string, number> }} Times */

/** How long a part may take, in minutes. */
const LONGEST = 40;

/**
 * Estimated seconds of units that the last run did not have, by id.
 * @type {readonly (readonly [RegExp, number])[]}
 */
const GUESSES = [
  [/^Bare machine$/, 1100],
  [/\.visual\.ts$/, 90],
  [/\.flow\.ts$/, 25],
  [/\.test\.tsx?$/, 4],
  [/./, 40],
];

/** @param {Times | null} times @param {string} id */
const secondsOf = (times, id) => times?.units[id] ?? GUESSES.find(([pattern]) => pattern.test(id))?.[1] ?? 0;

/**
 * Divides the units into parts that take about the same time: the longest first, each into the part with the least time so
 * far. The same units and times give the same parts, so that the parts can run on different days.
 * @param {readonly Unit[]} units @param {Times | null} times @param {number} count of parts
 * @returns {Unit[][]}
 */
export function partsOf(units, times, count) {
  const parts = Array.from({ length: count }, () => ({ seconds: 0, units: /** @type {Unit[]} */ ([]) }));
  const sorted = units
    .map((unit) => ({ unit, seconds: secondsOf(times, unit.id) }))
    .sort((a, b) => b.seconds - a.seconds || (a.unit.id < b.unit.id ? -1 : 1));
  for (const { unit, seconds } of sorted) {
    const least = parts.reduce((found, part) => (part.seconds < found.seconds ? part : found));
    least.units.push(unit);
    least.seconds += seconds;
  }
  return parts.map((part) => part.units);
}

/**
 * How many minutes a part should take: its share of the last whole run.
 * @param {readonly Unit[]} part @param {readonly Unit[]} all @param {Times | null} times
 * @returns {number | null} null if there is no last run
 */
export function minutesOf(part, all, times) {
  if (!times) return null;
  const sum = (/** @type {readonly Unit[]} */ units) =>
    units.reduce((total, { id }) => total + secondsOf(times, id), 0);
  return Math.round(((sum(part) / sum(all)) * times.wall) / 60);
}

/** The smallest number of parts that should take 40 minutes at most each. @param {Times} times */
export const fewestParts = (times) => Math.max(1, Math.ceil(times.wall / 60 / LONGEST));

/**
 * Parses `--part 3/8`, and removes it from the words of `npm test`.
 * @param {readonly string[]} words
 * @returns {{ words: string[], part: { number: number, count: number } | null, problem: string | null }}
 */
export function takePart(words) {
  const at = words.indexOf('--part');
  if (at < 0) return { words: [...words], part: null, problem: null };
  const rest = words.filter((_, index) => index !== at && index !== at + 1);
  const [, number, count] = (/^(\d+)\/(\d+)$/.exec(words[at + 1] ?? '') ?? []).map(Number);
  if (!number || !count || number > count)
    return { words: rest, part: null, problem: '--part needs a part of all, such as 3/8.' };
  if (!rest.includes('--exhaustive'))
    return {
      words: rest,
      part: null,
      problem: 'Only the exhaustive run has parts: npm run test:exhaustive -- --part 3/8.',
    };
  if (rest.length > 1)
    return { words: rest, part: null, problem: 'A part has its own checks: --part goes with no other word.' };
  return { words: rest, part: { number, count }, problem: null };
}
