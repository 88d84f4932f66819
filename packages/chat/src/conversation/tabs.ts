import type { OutboxItem } from '../outbox/item';
import { withItem, withoutItem } from '../outbox/outbox';
import type { Conversation } from './conversation';
import { beginFill } from './history';

/**
 * This tab sends from now on. What the last owner had under way may have reached the server, so history is
 * asked; a file that was on its way is sent again, which doubles no message.
 */
export function takeOver(conversation: Conversation, stored: readonly OutboxItem[]): Conversation {
  const log = beginFill(conversation.log);
  // The storage is right and this tab's picture of it may be old: what is not there any more has been settled.
  const items = new Map(stored.map((item) => [item.clientId, resumed(item, log.begun)]));
  return { log, outbox: { ...conversation.outbox, items, owner: true, readyFrom: log.begun } };
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

/** The owner minds only what a member can do in another tab: add an item, and resend or remove a failed one. */
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
 * A failed item that is to be sent again. A tab that is not the owner may know less of it than the owner has
 * stored, and writes over that: such an item is never again recognised by its content.
 */
export function requeue(item: OutboxItem, owner: boolean): OutboxItem {
  const attempt = owner || !item.attempt ? item.attempt : { ...item.attempt, after: null };
  return { ...item, state: 'queued', reason: null, attempt };
}
