import { toBangkokClock } from '#/dates/bangkok';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/**
 * Whether slips cannot be uploaded at this moment. The window counts from its first minute up to, and without,
 * its last, in Bangkok time, and may span midnight. A window from one time to the same time is empty.
 * @param now milliseconds since 1970
 */
export function isSlipClosed(
  now: number,
  window: { readonly from: string; readonly to: string } | null,
): boolean {
  if (window === null) return false;
  const time = Math.floor(toBangkokClock(now) / MINUTE) % DAY_MINUTES;
  const from = minutesOf(window.from);
  const to = minutesOf(window.to);
  return from <= to ? time >= from && time < to : time >= from || time < to;
}
