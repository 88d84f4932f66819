import { fromBangkokClock } from './bangkok';

const ISO = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Parses ISO 8601 text to milliseconds since the epoch; undefined for anything else.
 * Text without a time zone is read as Bangkok time, which the operator uses, not as the device's.
 */
export function parseInstant(text: string): number | undefined {
  const iso = text.trim();
  const match = ISO.exec(iso);
  if (!match) return undefined;
  const zoned = match[1] ? iso : `${withTime(iso)}Z`;
  const parsed = Date.parse(zoned.replace(' ', 'T'));
  if (Number.isNaN(parsed)) return undefined;
  return match[1] ? parsed : fromBangkokClock(parsed);
}

const withTime = (text: string): string => (text.length === 10 ? `${text}T00:00` : text);
