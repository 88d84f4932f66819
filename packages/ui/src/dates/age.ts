const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The units of the specification: a month is 30 days. */
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

/** How long ago a moment was, in its largest whole unit. A clock that runs behind sees 0 seconds, never a future. */
export function relativeAge(then: number, now: number): Age {
  const elapsed = Math.max(0, now - then);
  for (const [unit, size] of UNITS) {
    if (elapsed >= size) return { unit, count: Math.floor(elapsed / size) };
  }
  return { unit: 'second', count: Math.floor(elapsed / SECOND) };
}
