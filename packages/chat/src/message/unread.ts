import { lastOf } from './last';
import { type ChatMessage, CUSTOMER } from './message';
import { BEGINNING, isAfter, type Position, positionOf } from './position';

/**
 * How far the member has read. On a device that does not know, what came before their own last message counts as read:
 * they have answered it.
 */
export function readUpTo(sorted: readonly ChatMessage[], lastRead: Position | null): Position {
  const own = lastRead ?? lastOf(sorted, ({ sender }) => sender === CUSTOMER);
  return own ? positionOf(own) : BEGINNING;
}

/** How many of these messages are from support and newer than that. */
export const unreadAmong = (messages: readonly ChatMessage[], upTo: Position): number =>
  messages.filter((message) => message.sender !== CUSTOMER && isAfter(message, upTo)).length;
