import type { ChatMessage } from '../message/message';
import { BEGINNING, earlier, isAfter, later, positionOf } from '../message/position';
import { PAGE_SIZE } from '../timings';
import { addMessages, type Fill, insertionIndex, type Log } from './log';

/** A request for a page of history. It is returned with the answer. */
export interface PageRequest {
  /** The number of its fill; null for an older page, which is requested by scrolling up. */
  readonly fill: number | null;
  readonly skip: number;
  readonly limit: number;
}

export interface Page {
  readonly request: PageRequest;
  /** In any order. */
  readonly messages: readonly ChatMessage[];
  /** Whether the page has `limit` messages; fewer mean that history begins here. */
  readonly full: boolean;
}

/** Starts to read back from the newest message. Messages read by an earlier fill are kept. */
export function beginFill(log: Log): Log {
  const number = log.begun + 1;
  return { ...log, begun: number, fill: { number, skip: 0, top: null } };
}

/** The next page of the current fill. The same page until it has been read. */
export function fillPage(log: Log): PageRequest | null {
  return log.fill && { fill: log.fill.number, skip: log.fill.skip, limit: PAGE_SIZE };
}

/**
 * The next older page; null if there is none, or before the first fill. It skips the known messages from the newest to
 * the bottom. A message that was missed only makes pages overlap; one that is counted twice would leave a gap.
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
  // A page of an earlier fill adds its messages, but does not advance the current one.
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
