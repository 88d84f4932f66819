import { type ChatMessage, CUSTOMER } from '../message/message';
import { contentKey } from '../message/outgoing';
import { comparePositions } from '../message/position';
import type { OutboxItem } from '../outbox/item';
import type { Outbox } from '../outbox/outbox';
import { type Log, messagesAfter } from './log';

/** The messages without a client id that may be the server's copy of this item, oldest first. */
export function freeCopies(log: Log, { attempt, content }: OutboxItem): ChatMessage[] {
  const key = contentKey(content);
  if (!attempt || key === null) return [];
  return messagesAfter(log, attempt.after).filter(
    ({ id, sender, clientId, body }) =>
      sender === CUSTOMER && clientId === null && !attempt.others.includes(id) && contentKey(body) === key,
  );
}

/**
 * The messages that are probably the server's copies of items in the outbox, by client id. Each message belongs to one
 * item at most. The item is then not shown beside its copy, even before it is certain which copy belongs to which item.
 */
export function copiesOf(log: Log, outbox: Outbox): ReadonlyMap<string, ChatMessage> {
  const copies = new Map<string, ChatMessage>();
  const taken = new Set<string>();
  // The items sent last have the fewest possible copies, so they choose first.
  const sent = [...outbox.items.values()].flatMap((item) =>
    item.attempt ? [{ item, ...item.attempt }] : [],
  );
  for (const { item, isCertain } of sent.sort((one, other) => comparePositions(other.after, one.after))) {
    // If a failed item cannot be matched with certainty, the member decides about it.
    if (item.state === 'failed' && !isCertain) continue;
    const free = freeCopies(log, item).filter(({ id }) => !taken.has(id));
    const copy = free.find(({ at }) => at === item.sentAt) ?? free[0];
    if (!copy) continue;
    copies.set(item.clientId, copy);
    taken.add(copy.id);
  }
  return copies;
}
