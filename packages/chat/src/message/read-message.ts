import type { ChatMessage } from './message';
import { readBody } from './read-body';
import { readTime } from './read-time';
import type { WireMessage } from './wire';

/**
 * Parses a message. Null if it has no valid time, since it could not be ordered.
 * Without `_id`, the id is derived from time, sender and content, so that a message that is read twice is shown once.
 * Two equal messages from one sender in the same millisecond then count as one.
 */
export function readMessage(wire: WireMessage): ChatMessage | null {
  const at = readTime(wire.createdAt);
  if (at === null) return null;
  const sender = wire.sender ?? '';
  const body = readBody(wire.message);
  return {
    id: wire._id == null || wire._id === '' ? `${at}/${sender}/${JSON.stringify(body)}` : String(wire._id),
    at,
    sender,
    body,
    clientId: wire.clientId || null,
    provisional: false,
  };
}

/** The answer to a send: the created time, or an object that contains it. */
export interface SendReply {
  readonly at: number;
  /** The stored message's id, if the server returns it. */
  readonly id: string | null;
}

export function readSendReply(answer: unknown): SendReply | null {
  const record =
    typeof answer === 'object' && answer ? (answer as { createdAt?: unknown; _id?: unknown }) : null;
  const at = readTime(record ? record.createdAt : answer);
  if (at === null) return null;
  const id = record?._id;
  return { at, id: typeof id === 'string' || typeof id === 'number' ? String(id) : null };
}
