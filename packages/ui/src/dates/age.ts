const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A month counts as 30 days, a year as 365. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

type AgeUnit = (typeof UNITS)[number][0] | 'second';

export interface Age {
  readonly unit: AgeUnit;
  readonly count: number;
}

/** The age of a moment (both in epoch milliseconds) in its largest whole unit; 0 seconds if the clock runs slow. */
export function relativeAge(then: number, now: number): Age {
  const elapsed = Math.max(0, now - then);
  for (const [unit, size] of UNITS) {
    if (elapsed >= size) return { unit, count: Math.floor(elapsed / size) };
  }
  return { unit: 'second', count: Math.floor(elapsed / SECOND) };
}
