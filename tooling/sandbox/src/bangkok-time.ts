import { DateTime } from 'luxon';

/** The time zone of both markets: Vientiane has Bangkok's. */
export const ZONE = 'Asia/Bangkok';

const inBangkok = (at: Date): DateTime => DateTime.fromJSDate(at, { zone: ZONE });

/** Midnight at the start of the day, or of the week's Monday. */
export const startOf = (unit: 'day' | 'week', at: Date): Date => inBangkok(at).startOf(unit).toJSDate();

export const isSameDay = (one: Date, other: Date): boolean => inBangkok(one).hasSame(inBangkok(other), 'day');

/** DD/MM/YYYY HH:mm:ss. */
export const formatTime = (at: Date): string => inBangkok(at).toFormat('dd/MM/yyyy HH:mm:ss');
