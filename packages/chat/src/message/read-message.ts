import type { ChatMessage } from './message';
import { readBody } from './read-body';
import type { WireMessage } from './wire';

/**
 * Reads one message. Null when it has no usable time: it could not be put in order.
 * Without `_id` the identity is made of time, sender and content, so that the same message read twice is
 * still one; two equal messages of one sender in one millisecond cannot be told apart then.
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

/** The answer to a send: the created time alone, or a record that holds it. Null when there is no time in it. */
export interface SendReply {
  readonly at: number;
  /** The stored message's identity, where the server tells it. */
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

/** ISO text, or ms since 1970 as a number or its digits. */
function readTime(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const at = new Date(/^\d+$/.test(String(value)) ? Number(value) : value).getTime();
  return Number.isNaN(at) ? null : at;
}
