import { inOrder, type OutboxItem } from './item';

/** The messages being sent, and whether this tab sends them. */
export interface Outbox {
  readonly items: ReadonlyMap<string, OutboxItem>;
  /**
   * Whether this tab sends. Exactly one tab of a browser does, chosen by a lock; the others add and show
   * items and leave the rest to the owner.
   */
  readonly owner: boolean;
  /** The fill after which this owner knows enough to recognise messages by their content. */
  readonly readyFrom: number;
  /** Client ids that this owner has settled, so that a late event does not bring them back. */
  readonly settled: ReadonlySet<string>;
}

export const EMPTY_OUTBOX: Outbox = {
  items: new Map(),
  owner: false,
  readyFrom: 0,
  settled: new Set(),
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
  return { kind: content.kind === 'media' && content.path === null ? 'upload' : 'send', item: head };
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

/** Removes an item for good: the server has it. */
export function withSettled(outbox: Outbox, clientId: string): Outbox {
  return { ...withoutItem(outbox, clientId), settled: new Set(outbox.settled).add(clientId) };
}
