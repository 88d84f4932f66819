import { fromBangkokClock, toBangkokClock } from './bangkok';

const DAY = 24 * 60 * 60 * 1000;
/** The first day of the epoch was a Thursday; weeks begin on Monday. */
const FIRST_MONDAY = -3 * DAY;

const floorTo = (time: number, step: number, phase: number): number =>
  Math.floor((time - phase) / step) * step + phase;

/** The midnight before a moment, in Bangkok; both as Date.now() counts. */
export const startOfBangkokDay = (now: number): number =>
  fromBangkokClock(floorTo(toBangkokClock(now), DAY, 0));

/** The midnight that began the month, in Bangkok. */
export function startOfBangkokMonth(now: number): number {
  const clock = new Date(toBangkokClock(now));
  return fromBangkokClock(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), 1));
}

/** The start of the last Monday in Bangkok, at or before `now`. */
export const startOfBangkokWeek = (now: number): number =>
  fromBangkokClock(floorTo(toBangkokClock(now), 7 * DAY, FIRST_MONDAY));
