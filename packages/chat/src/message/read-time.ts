import { epochMs } from '@member-wallet/api-sdk';
import { DateTime } from 'luxon';

/** The operator's clocks show the time of Bangkok. The locale is English for its digits, in every language. */
export const OPERATORS_CLOCK = { zone: 'Asia/Bangkok', locale: 'en' } as const;

/** ISO 8601 also has years, weeks and times alone. */
const DATED = /^\d{4}-\d{2}-\d{2}/;

/**
 * Parses an ISO date-time, or seconds or milliseconds since 1970 as a number or a string, to milliseconds since 1970;
 * null for anything else. Text without a time zone is the operator's time, not the device's.
 */
export function readTime(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim();
  const time = /^\d+(\.\d+)?$/.test(text)
    ? DateTime.fromMillis(epochMs(Number(text)))
    : DateTime.fromISO(DATED.test(text) ? text.replace(' ', 'T') : '', OPERATORS_CLOCK);
  return time.isValid ? time.toMillis() : null;
}
