import { DAY, HOUR } from '../clock';
import type { BonusType } from './offers';

/** Bangkok and Vientiane: seven hours ahead, all year round. */
const OFFSET = 7 * HOUR;
/** The first day of the epoch was a Thursday; weeks begin on Monday. */
const FIRST_MONDAY = -3 * DAY;
const WEEK = 7 * DAY;

const floorTo = (time: number, step: number, phase: number): number =>
  Math.floor((time - phase) / step) * step + phase;

/** From when receipts count against the maximum: for ever, since midnight or since Monday, Bangkok time. */
export function countedSince(type: BonusType, now: Date): Date {
  const local = now.getTime() + OFFSET;
  switch (type) {
    case 'limit':
      return new Date(0);
    case 'day':
      return new Date(floorTo(local, DAY, 0) - OFFSET);
    case 'week':
      return new Date(floorTo(local, WEEK, FIRST_MONDAY) - OFFSET);
  }
}
