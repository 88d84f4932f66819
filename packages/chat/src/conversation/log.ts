import type { ChatMessage } from '../message/message';
import { comparePositions, isAfter, type Position, positionOf } from '../message/position';

/** The known part of the server's conversation. */
export interface Log {
  readonly byId: ReadonlyMap<string, ChatMessage>;
  /** Message ids by client id, for the messages that the server returns with one. */
  readonly byClientId: ReadonlyMap<string, string>;
  /** The same messages in the server's order, oldest first. */
  readonly sorted: readonly ChatMessage[];
  /**
   * No message is missing between `bottom` and here. A newer message does not prove that those in between have arrived,
   * so the mark only moves when a fill has reached it.
   */
  readonly mark: Position | null;
  /** The oldest message that history has been read back to without a gap. */
  readonly bottom: Position | null;
  /** Whether history has been read back to its beginning. */
  readonly complete: boolean;
  /** The fill in progress. */
  readonly fill: Fill | null;
  /** The numbers of the last fill that started, and of the last one that reached the mark. */
  readonly begun: number;
  readonly filled: number;
}

/** The progress of reading history page by page, from the newest message back to the mark. */
export interface Fill {
  readonly number: number;
  readonly skip: number;
  /** The newest message of the first page, which becomes the mark when the fill is complete. */
  readonly top: Position | null;
}

export const EMPTY_LOG: Log = {
  byId: new Map(),
  byClientId: new Map(),
  sorted: [],
  mark: null,
  bottom: null,
  complete: false,
  fill: null,
  begun: 0,
  filled: 0,
};

/** Adds messages from any source. Known messages change nothing. */
export function addMessages(log: Log, messages: readonly ChatMessage[]): Log {
  const changed = messages.flatMap((message) => {
    const known = log.byId.get(message.id);
    const merged = known ? merge(known, message) : message;
    return merged === known ? [] : [merged];
  });
  if (changed.length === 0) return log;
  const byId = new Map(log.byId);
  const byClientId = new Map(log.byClientId);
  let sorted = [...log.sorted];
  for (const message of changed) {
    if (byId.has(message.id)) sorted = sorted.filter((other) => other.id !== message.id);
    byId.set(message.id, message);
    if (message.clientId) byClientId.set(message.clientId, message.id);
    sorted.splice(insertionIndex(sorted, message), 0, message);
  }
  return { ...log, byId, byClientId, sorted };
}

/** The server's copy replaces a provisional one; a copy without a client id does not remove it. */
function merge(known: ChatMessage, copy: ChatMessage): ChatMessage {
  const clientId = known.clientId ?? copy.clientId;
  if (known.provisional && !copy.provisional) return { ...copy, clientId };
  return clientId === known.clientId ? known : { ...known, clientId };
}

/**
 * How many messages come before the position. Searches from the end, because most new messages belong there.
 */
export function insertionIndex(sorted: readonly ChatMessage[], position: Position): number {
  let at = sorted.length;
  while (at > 0 && comparePositions(sorted[at - 1] as ChatMessage, position) >= 0) at -= 1;
  return at;
}

/** The newest known message, even if some before it are missing. */
export function newest(log: Log): Position | null {
  const last = log.sorted.at(-1);
  return last ? positionOf(last) : log.mark;
}

/** The messages after a position, oldest first. */
export function messagesAfter(log: Log, position: Position): readonly ChatMessage[] {
  const place = insertionIndex(log.sorted, position);
  const first = log.sorted[place];
  return log.sorted.slice(first && !isAfter(first, position) ? place + 1 : place);
}
