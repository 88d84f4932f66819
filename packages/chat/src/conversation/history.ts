import type { ChatMessage } from '../message/message';
import { BEGINNING, earlier, isAfter, later, positionOf } from '../message/position';
import { PAGE_SIZE } from '../timings';
import { addMessages, type Fill, insertionIndex, type Log } from './log';

/** A page of history to ask for. Hand it back with the answer. */
export interface PageRequest {
  /** The number of the fill that asks; null when the member scrolled to the top. */
  readonly fill: number | null;
  readonly skip: number;
  readonly limit: number;
}

export interface Page {
  readonly request: PageRequest;
  /** In any order. */
  readonly messages: readonly ChatMessage[];
  /** Whether the server gave as many as it was asked for: fewer means that history begins here. */
  readonly full: boolean;
}

/** Begins to read back from the newest message; what an earlier fill has read so far stays. */
export function beginFill(log: Log): Log {
  const number = log.begun + 1;
  return { ...log, begun: number, fill: { number, skip: 0, top: null } };
}

/** The page that the running fill wants. Ask again with the same request when it could not be read. */
export function fillPage(log: Log): PageRequest | null {
  return log.fill && { fill: log.fill.number, skip: log.fill.skip, limit: PAGE_SIZE };
}

/**
 * The next older page, or null when there is none or the newest has not been read yet. It skips what is known
 * down to the bottom: ten for each page, and one for each message that came since. Whatever was missed only
 * makes pages overlap; counting a message twice would leave a hole.
 */
export function olderPage(log: Log): PageRequest | null {
  if (log.complete || !log.bottom) return null;
  return { fill: null, skip: log.sorted.length - insertionIndex(log.sorted, log.bottom), limit: PAGE_SIZE };
}

export function addPage(log: Log, page: Page): Log {
  const added = addMessages(log, page.messages);
  const { request } = page;
  const { fill } = log;
  if (request.fill === null) return extendDown(added, page);
  // An answer that belongs to a fill of before has brought its messages, but its place in line is gone.
  if (request.fill !== fill?.number || request.skip !== fill.skip) return added;
  return advanceFill(added, fill, page);
}

function advanceFill(log: Log, fill: Fill, page: Page): Log {
  const { mark } = log;
  const top = fill.top ?? page.messages.map(positionOf).reduce(later, BEGINNING);
  const meets = mark !== null && page.messages.some((message) => !isAfter(message, mark));
  if (mark !== null && !meets && page.full) {
    return { ...log, fill: { ...fill, top, skip: fill.skip + page.request.limit } };
  }
  const met = { ...log, fill: null, filled: fill.number, mark: mark ? later(mark, top) : top };
  return extendDown(met, page);
}

function extendDown(log: Log, page: Page): Log {
  const read = page.messages.map(positionOf);
  const bottom = read.reduce((low, next) => (low ? earlier(low, next) : next), log.bottom);
  return { ...log, bottom, complete: log.complete || !page.full };
}
