import { DateTime } from 'luxon';

/**
 * The operator's time zone; Vientiane has the same time. The locale is English in every language of the app, because a
 * member's own locale could use other digits.
 */
export const BANGKOK = { zone: 'Asia/Bangkok', locale: 'en' } as const;

/**
 * A moment in Bangkok time. @param instant as in Date.now(); the result is invalid for NaN or beyond the range of Date
 */
export const inBangkok = (instant: number): DateTime => DateTime.fromMillis(instant, BANGKOK);

/** When the day, week (starting on Monday) or month of `now` began in Bangkok; both as in Date.now(). */
export const startOf = (unit: 'day' | 'week' | 'month', now: number): number =>
  inBangkok(now).startOf(unit).toMillis();
