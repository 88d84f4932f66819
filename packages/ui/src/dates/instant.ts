import { DateTime } from 'luxon';
import { BANGKOK } from './bangkok';

/** Excludes ISO 8601 texts that are only a year, a week or a time. */
const DATED = /^\d{4}-\d{2}-\d{2}/;

/**
 * Parses ISO 8601 text that begins with a date to milliseconds since the epoch; undefined for anything else.
 * Text without a time zone is read as Bangkok time, which the operator uses, not as the device's.
 */
export function parseInstant(text: string): number | undefined {
  const iso = text.trim();
  if (!DATED.test(iso)) return undefined;
  // Some of the operator's dates have a space before the time.
  const time = DateTime.fromISO(iso.replace(' ', 'T'), BANGKOK);
  return time.isValid ? time.toMillis() : undefined;
}
