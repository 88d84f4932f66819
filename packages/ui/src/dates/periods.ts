const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Bangkok and Vientiane are seven hours ahead of UTC all year. */
const OFFSET = 7 * HOUR;
/** The first day of the epoch was a Thursday; weeks begin on Monday. */
const FIRST_MONDAY = -3 * DAY;

const floorTo = (time: number, step: number, phase: number): number =>
  Math.floor((time - phase) / step) * step + phase;

/** The midnight before a moment, in Bangkok; both as Date.now() counts. */
export const startOfBangkokDay = (now: number): number => floorTo(now + OFFSET, DAY, 0) - OFFSET;

/** The Monday's midnight before a moment, in Bangkok. */
export const startOfBangkokWeek = (now: number): number =>
  floorTo(now + OFFSET, 7 * DAY, FIRST_MONDAY) - OFFSET;
