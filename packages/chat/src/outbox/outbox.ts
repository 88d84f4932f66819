import { inOrder, type OutboxItem } from './item';

/** The messages being sent, and whether this tab sends them. */
export interface Outbox {
  readonly items: ReadonlyMap<string, OutboxItem>;
  /**
   * Whether this tab sends. Exactly one tab of a browser does, elected by a lock; the others add and show items, and leave
   * sending to it.
   */
  readonly owner: boolean;
  /** The number of the fill after which this owner can recognise messages by their content. */
  readonly readyFrom: number;
  /** Whether sends wait for that fill, which is quick unless history cannot be read at present. */
  readonly waits: boolean;
  /** Client ids that this owner has settled, so that a late event does not bring them back. */
  readonly settled: ReadonlySet<string>;
  /** The client ids that messages without one were sent with, by message id, as far as this tab knows them. */
  readonly senders: ReadonlyMap<string, string>;
}

export const EMPTY_OUTBOX: Outbox = {
  items: new Map(),
  owner: false,
  readyFrom: 0,
  waits: false,
  settled: new Set(),
  senders: new Map(),
};

/** The owner's next step. */
export type Step = { readonly kind: 'upload' | 'send'; readonly item: OutboxItem };

/**
 * One step at a time, in the order of writing. Null while one is in progress, and in tabs that are not the
 * owner.
 */
export function nextStep(outbox: Outbox): Step | null {
  if (!outbox.owner) return null;
  const head = inOrder(outbox.items.values()).find(({ state }) => state !== 'failed' && state !== 'sent');
  if (head?.state !== 'queued') return null;
  const { content } = head;
  if (content.kind === 'media' && content.path === null) return { kind: 'upload', item: head };
  return outbox.waits ? null : { kind: 'send', item: head };
}

export function withItem(outbox: Outbox, item: OutboxItem): Outbox {
  return { ...outbox, items: new Map(outbox.items).set(item.clientId, item) };
}

export function withoutItem(outbox: Outbox, clientId: string): Outbox {
  if (!outbox.items.has(clientId)) return outbox;
  const items = new Map(outbox.items);
  items.delete(clientId);
  return { ...outbox, items };
}

/** Removes an item for good because the server has it. `messageId` is its message, if known. */
export function withSettled(outbox: Outbox, clientId: string, messageId?: string): Outbox {
  const senders = messageId ? new Map(outbox.senders).set(messageId, clientId) : outbox.senders;
  return { ...withoutItem(outbox, clientId), settled: new Set(outbox.settled).add(clientId), senders };
}
