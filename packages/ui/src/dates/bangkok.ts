import { DateTime } from 'luxon';

/**
 * The operator's clocks stand in Bangkok; those in Vientiane show the same time. The locale is English in every
 * language of the app: a member's own could bring other digits.
 */
export const BANGKOK = { zone: 'Asia/Bangkok', locale: 'en' } as const;

/** A moment on Bangkok's calendar and clock. @param instant as Date.now() counts; NaN or beyond the range of Date is invalid */
export const inBangkok = (instant: number): DateTime => DateTime.fromMillis(instant, BANGKOK);

/** When that day, week (from its Monday) or month began in Bangkok; both as Date.now() counts. */
export const startOf = (unit: 'day' | 'week' | 'month', now: number): number =>
  inBangkok(now).startOf(unit).toMillis();
