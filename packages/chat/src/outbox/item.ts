import type { Position } from '../message/position';
import type { Outgoing } from '../message/outgoing';

/** A message on its way. It leaves the outbox only when the server holds it, or the member removes it. */
export interface OutboxItem {
  /** The identity under which it is sent, every time the same. */
  readonly clientId: string;
  /** When it was written, in ms since 1970; items are sent in this order. */
  readonly composedAt: number;
  readonly content: Outgoing;
  readonly state: OutboxState;
  /** Why it failed: a code of the server's or of this package's. */
  readonly reason: string | null;
  /** Set while a send may have reached the server. */
  readonly attempt: Attempt | null;
  /** When the server says it stored it, in ms since 1970; its copy has not been seen yet. */
  readonly sentAt: number | null;
  /** The first fill that can tell whether the server holds it. */
  readonly resolvedBy: number;
}

/**
 * - queued: waits for its turn
 * - uploading: its file is on the way
 * - sending: its one request is under way
 * - asking: the request's outcome is unknown; history is being asked
 * - failed: the server does not hold it, as far as is known
 * - sent: the server has confirmed it
 */
export type OutboxState = 'queued' | 'uploading' | 'sending' | 'asking' | 'failed' | 'sent';

export interface Attempt {
  /** The newest message known when the first send began. Null when too little was known to tell. */
  readonly after: Position | null;
  /** Messages with the same content that belong to other sends. */
  readonly others: readonly string[];
  /** Whether a send before the present one may have reached the server. */
  readonly doubtful: boolean;
}

/** How a delivery is shown to the member. */
export type DeliveryStatus = 'uploading_file' | 'sending' | 'failed' | 'succeed';

export function deliveryStatus(item: OutboxItem): DeliveryStatus {
  if (item.state === 'uploading') return 'uploading_file';
  if (item.state === 'failed') return 'failed';
  return item.state === 'sent' ? 'succeed' : 'sending';
}

/** The reason of an item that failed because history, too, did not show it. */
export const NOT_DELIVERED = 'CHAT_NOT_DELIVERED';

export function newItem(clientId: string, composedAt: number, content: Outgoing): OutboxItem {
  return {
    clientId,
    composedAt,
    content,
    state: 'queued',
    reason: null,
    attempt: null,
    sentAt: null,
    resolvedBy: 0,
  };
}

export function inOrder(items: Iterable<OutboxItem>): OutboxItem[] {
  return [...items].sort(
    (one, other) => one.composedAt - other.composedAt || (one.clientId < other.clientId ? -1 : 1),
  );
}
