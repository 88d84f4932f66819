import { inOrder, type OutboxItem } from './item';

/** The messages on their way, and who sends them. */
export interface Outbox {
  readonly items: ReadonlyMap<string, OutboxItem>;
  /**
   * Whether this tab sends. Exactly one tab of a browser may (a lock decides which); the others add items,
   * show them and leave the rest to the owner.
   */
  readonly owner: boolean;
  /** The fill after which this owner knows enough to recognise its own messages by their content. */
  readonly readyFrom: number;
  /** What this owner has seen through, so that a late word about it does not bring it back. */
  readonly settled: ReadonlySet<string>;
}

export const EMPTY_OUTBOX: Outbox = {
  items: new Map(),
  owner: false,
  readyFrom: 0,
  settled: new Set(),
};

/** What the owner has to do now. */
export type Step = { readonly kind: 'upload' | 'send'; readonly item: OutboxItem };

/** One thing at a time, in the order of writing. Null while it is under way, and in every other tab. */
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

/** Takes an item out for good: the server holds it. */
export function withSettled(outbox: Outbox, clientId: string): Outbox {
  return { ...withoutItem(outbox, clientId), settled: new Set(outbox.settled).add(clientId) };
}
