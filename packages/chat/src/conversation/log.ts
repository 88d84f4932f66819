import type { ChatMessage } from '../message/message';
import { comparePositions, isAfter, type Position, positionOf } from '../message/position';

/** What is known of the server's conversation. */
export interface Log {
  readonly byId: ReadonlyMap<string, ChatMessage>;
  /** The server identity of each message whose sender's identity came back. */
  readonly byClientId: ReadonlyMap<string, string>;
  /** The same messages in the server's order, oldest first. */
  readonly sorted: readonly ChatMessage[];
  /**
   * From `bottom` up to here nothing is missing. A message seen further up proves nothing about what lies
   * between, so only a fill that met the mark moves it.
   */
  readonly mark: Position | null;
  /** The oldest message down to which history has been read without a gap. */
  readonly bottom: Position | null;
  /** History has been read to its beginning. */
  readonly complete: boolean;
  /** The fill under way. */
  readonly fill: Fill | null;
  /** The number of the newest fill that was begun, and of the newest that met the mark. */
  readonly begun: number;
  readonly filled: number;
}

/** Reads history page by page, from the newest message back until it meets the mark. */
export interface Fill {
  readonly number: number;
  readonly skip: number;
  /** The newest message of the first page: where the mark goes in the end. */
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

/** Puts messages in, wherever they come from. One that is known already changes nothing. */
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

/** The server's copy replaces our own; a copy without the sender's identity takes none away. */
function merge(known: ChatMessage, copy: ChatMessage): ChatMessage {
  const clientId = known.clientId ?? copy.clientId;
  if (known.provisional && !copy.provisional) return { ...copy, clientId };
  return clientId === known.clientId ? known : { ...known, clientId };
}

/** How many of these come before the position. New messages are mostly the newest, so it looks from the end. */
export function insertionIndex(sorted: readonly ChatMessage[], position: Position): number {
  return sorted.findLastIndex((message) => comparePositions(message, position) < 0) + 1;
}

/** The newest message known, whether or not something is missing before it. */
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
