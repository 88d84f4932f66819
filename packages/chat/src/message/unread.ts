import { lastOf } from './last';
import { type ChatMessage, CUSTOMER } from './message';
import { BEGINNING, isAfter, type Position, positionOf } from './position';

/**
 * How far the member has read. Without a read mark on this device, everything before their own last message counts as
 * read, because they have answered it.
 */
export function readUpTo(sorted: readonly ChatMessage[], lastRead: Position | null): Position {
  const own = lastRead ?? lastOf(sorted, ({ sender }) => sender === CUSTOMER);
  return own ? positionOf(own) : BEGINNING;
}

/** The messages from support that are newer than `upTo`, in the given order. */
export const unreadAmong = (messages: readonly ChatMessage[], upTo: Position): ChatMessage[] =>
  messages.filter((message) => message.sender !== CUSTOMER && isAfter(message, upTo));
