import type { Transport } from '@member-wallet/api-sdk';

/** In milliseconds. A phone's clock is set by more than that. */
const UNEVEN_MS = 2000;

/** When the page's own time began, by the phone's clock: it stays the same until that is set, or the phone has slept. */
const timeOrigin = (): number => Date.now() - performance.now();

/** When the phone's clock was last compared with the server's, or else when the page began. */
let compared = timeOrigin();
/** How far the server's clock is ahead of the phone's, in milliseconds; null until a response has told. */
let ahead: number | null = null;
const listeners = new Set<() => void>();

/** A moment of the phone's clock by the server's; both as Date.now() counts. */
export const byServerClock = (moment: number): number => moment + (ahead ?? 0);

/**
 * The server's time, as Date.now() counts: every moment that the server names is compared with it. A phone's own clock
 * may be minutes off, or count the years of another calendar.
 */
export const serverNow = (): number => byServerClock(Date.now());

export const isServerTimeKnown = (): boolean => ahead !== null;

/** Whether the phone's clock ran evenly since it was compared: otherwise it has been set, and the server has to be asked. */
export const isClockEven = (): boolean => Math.abs(timeOrigin() - compared) < UNEVEN_MS;

/** Tells when the server's time turned out to be another. Returns the unsubscribe function. */
export function followServerTime(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** @param date of a response, in whole seconds @param sentAt of its request, as Date.now() counted */
function setByHeader(date: string | undefined, sentAt: number): void {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  // It was written after the request had left, before the response was here, and within the second that it names.
  const before = ahead;
  compared = timeOrigin();
  ahead = Math.max(Math.min(before ?? 0, told + 999 - sentAt), told - Date.now());
  if (ahead !== (before ?? 0)) for (const tell of [...listeners]) tell();
}

/** Learns the server's time from what it answers to a member: such responses come from no cache. */
export const learningServerTime =
  (send: Transport): Transport =>
  async (request) => {
    const sentAt = Date.now();
    const response = await send(request);
    if (request.headers.Authorization) setByHeader(response.date, sentAt);
    return response;
  };
