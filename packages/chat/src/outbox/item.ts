import type { Position } from '../message/position';
import type { Outgoing } from '../message/outgoing';

/** A message being sent. It leaves the outbox only when the server has it or the member removes it. */
export interface OutboxItem {
  /** The id it is sent with; the same for every attempt. */
  readonly clientId: string;
  /** When it was written, in ms since 1970. Items are sent in this order. */
  readonly composedAt: number;
  readonly content: Outgoing;
  readonly state: OutboxState;
  /** The reason of its failure: an error code of the server or of this package. */
  readonly reason: string | null;
  /** Set while a send may have reached the server. */
  readonly attempt: Attempt | null;
  /** The server's time of storage, in ms since 1970, if it has confirmed the message but its copy has not arrived yet. */
  readonly sentAt: number | null;
  /** The first fill that can show whether the server has it. */
  readonly resolvedBy: number;
}

/**
 * - queued: waits for its turn
 * - uploading: its file is being uploaded
 * - sending: its request is in progress
 * - asking: the outcome is in doubt; history is being read to find out
 * - failed: the server does not have it, as far as is known
 * - sent: the server has confirmed it
 */
export type OutboxState = 'queued' | 'uploading' | 'sending' | 'asking' | 'failed' | 'sent';

export interface Attempt {
  /** The newest message known when the first send started. The item's copy comes after it. */
  readonly after: Position;
  /**
   * Whether a later message with the same content is certainly new. Otherwise it may be an earlier one, so the item is
   * not settled by it.
   */
  readonly isCertain: boolean;
  /** Ids of messages with the same content that belong to other sends. */
  readonly others: readonly string[];
  /** Whether an earlier send may have reached the server. */
  readonly doubtful: boolean;
}

/** How a delivery is shown to the member. */
export type DeliveryStatus = 'uploading_file' | 'sending' | 'failed' | 'succeed';

export function deliveryStatus(item: OutboxItem): DeliveryStatus {
  if (item.state === 'uploading') return 'uploading_file';
  if (item.state === 'failed') return 'failed';
  return item.state === 'sent' ? 'succeed' : 'sending';
}

/** The reason of an item that is missing in history after an unknown outcome. */
export const NOT_DELIVERED = 'CHAT_NOT_DELIVERED';

/** The reason of an item that was refused without a code, or tried too often. */
export const GIVEN_UP = 'CHAT_GIVEN_UP';

/** The reason of an upload whose file this browser no longer has. */
export const FILE_GONE = 'CHAT_FILE_GONE';

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
    // Stryker disable next-line EqualityOperator: no two items have the same client id
    (one, other) => one.composedAt - other.composedAt || (one.clientId < other.clientId ? -1 : 1),
  );
}
