import type { Transport } from '@member-wallet/api-sdk';

/** In milliseconds. A larger jump means that the phone's clock was set. */
const UNEVEN_MS = 2000;

/** The page's time origin by the phone's clock. Constant until that clock is set or the phone sleeps. */
const timeOrigin = (): number => Date.now() - performance.now();

/** The time origin when the clocks were last compared, or else when the page began. */
let compared = timeOrigin();
/** How far the server's clock is ahead of the phone's, in milliseconds; null before the first dated response. */
let ahead: number | null = null;
const listeners = new Set<() => void>();

/** Converts a time of the phone's clock to the server's clock; both in milliseconds as in Date.now(). */
export const byServerClock = (moment: number): number => moment + (ahead ?? 0);

/**
 * The server's time, in milliseconds as in Date.now(). Compare every time that the server sends with it: a phone's own
 * clock may be minutes off, or count the years of another calendar.
 */
export const serverNow = (): number => byServerClock(Date.now());

export const isServerTimeKnown = (): boolean => ahead !== null;

/** False if the phone's clock was set, or the phone slept, since the clocks were compared: then ask the server. */
export const isClockEven = (): boolean => Math.abs(timeOrigin() - compared) < UNEVEN_MS;

/** Calls `tell` when the difference between the clocks changes. Returns the unsubscribe function. */
export function followServerTime(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** @param date the Date header of a response, in whole seconds @param sentAt when its request was sent, as in Date.now() */
function setByHeader(date: string | undefined, sentAt: number): void {
  const serverTime = Date.parse(String(date));
  if (Number.isNaN(serverTime)) return;
  // The server wrote it after the request was sent, before the response arrived, and within the second that it names.
  const before = ahead;
  compared = timeOrigin();
  ahead = Math.max(Math.min(before ?? 0, serverTime + 999 - sentAt), serverTime - Date.now());
  if (ahead !== (before ?? 0)) for (const tell of [...listeners]) tell();
}

/** A transport that learns the server's time from responses to members, which no cache sends. */
export const learningServerTime =
  (send: Transport): Transport =>
  async (request) => {
    const sentAt = Date.now();
    const response = await send(request);
    if (request.headers.Authorization) setByHeader(response.date, sentAt);
    return response;
  };
