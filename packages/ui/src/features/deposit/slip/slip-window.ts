import { inBangkok } from '#/dates/bangkok';

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/**
 * Whether slips cannot be uploaded at this moment. The window is in Bangkok time, from `from` (included) to `to` (excluded),
 * and may span midnight. It is empty if both are equal.
 * @param now milliseconds since the epoch
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
