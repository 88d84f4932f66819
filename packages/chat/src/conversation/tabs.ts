import type { OutboxItem } from '../outbox/item';
import { withItem, withoutItem } from '../outbox/outbox';
import type { Conversation } from './conversation';
import { beginFill } from './history';

/**
 * Makes this tab the sender. The previous owner's request may have reached the server, so history is read;
 * its upload is repeated, which duplicates no message.
 */
export function takeOver(conversation: Conversation, stored: readonly OutboxItem[]): Conversation {
  const log = beginFill(conversation.log);
  // The storage is up to date, this tab's copy may not be. Items that are no longer stored have been settled.
  const items = new Map(stored.map((item) => [item.clientId, resumed(item, log.begun)]));
  return { log, outbox: { ...conversation.outbox, items, owner: true, readyFrom: log.begun, waits: true } };
}

function resumed(item: OutboxItem, fill: number): OutboxItem {
  switch (item.state) {
    case 'sending':
    case 'asking':
      return { ...item, state: 'asking', resolvedBy: fill };
    case 'uploading':
      return { ...item, state: 'queued' };
    case 'sent':
      return { ...item, resolvedBy: fill };
    default:
      return item;
  }
}

/**
 * The owner accepts only what a member can do in another tab: add an item, and resend or remove a failed one.
 */
export function applyRecord(
  conversation: Conversation,
  clientId: string,
  item: OutboxItem | null,
): Conversation {
  const { outbox } = conversation;
  const mine = outbox.items.get(clientId);
  if (!outbox.owner) {
    return { ...conversation, outbox: item ? withItem(outbox, item) : withoutItem(outbox, clientId) };
  }
  if (!item) {
    const removed = mine?.state === 'failed';
    return removed ? { ...conversation, outbox: withoutItem(outbox, clientId) } : conversation;
  }
  if (outbox.settled.has(clientId)) return conversation;
  if (!mine) return { ...conversation, outbox: withItem(outbox, item) };
  if (mine.state !== 'failed' || item.state !== 'queued') return conversation;
  return { ...conversation, outbox: withItem(outbox, requeue(mine, true)) };
}

/**
 * Queues a failed item again. A tab that is not the owner may know less than the owner has stored, and
 * overwrites it; such an item is no longer recognised by its content.
 */
export function requeue(item: OutboxItem, owner: boolean): OutboxItem {
  const attempt = owner || !item.attempt ? item.attempt : { ...item.attempt, isCertain: false };
  return { ...item, state: 'queued', reason: null, attempt };
}
