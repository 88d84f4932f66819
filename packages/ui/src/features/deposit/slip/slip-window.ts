import { inBangkok } from '#/dates/bangkok';

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
  const { hour, minute } = inBangkok(now);
  const time = hour * 60 + minute;
  const from = minutesOf(window.from);
  const to = minutesOf(window.to);
  return from <= to ? time >= from && time < to : time >= from || time < to;
}
