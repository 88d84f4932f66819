import { type ChatMessage, CUSTOMER } from '../message/message';
import { contentKey } from '../message/outgoing';
import { comparePositions } from '../message/position';
import type { OutboxItem } from '../outbox/item';
import type { Outbox } from '../outbox/outbox';
import { type Log, messagesAfter } from './log';

/** The messages without a client id that may be this item's copy, oldest first. */
export function freeCopies(log: Log, { attempt, content }: OutboxItem): ChatMessage[] {
  const key = contentKey(content);
  if (!attempt || key === null) return [];
  return messagesAfter(log, attempt.after).filter(
    ({ id, sender, clientId, body }) =>
      sender === CUSTOMER && clientId === null && !attempt.others.includes(id) && contentKey(body) === key,
  );
}

/**
 * The messages that are probably copies of what is in the outbox, by client id: each message of one item at most. A
 * member sees them once, even while it is not certain yet which item they belong to.
 */
export function copiesOf(log: Log, outbox: Outbox): ReadonlyMap<string, ChatMessage> {
  const copies = new Map<string, ChatMessage>();
  const taken = new Set<string>();
  // Those with the fewest possible copies first: the ones that were sent last.
  const sent = [...outbox.items.values()].flatMap((item) =>
    item.attempt ? [{ item, ...item.attempt }] : [],
  );
  for (const { item, isCertain } of sent.sort((one, other) => comparePositions(other.after, one.after))) {
    // What failed without a trace is the member's to decide.
    if (item.state === 'failed' && !isCertain) continue;
    const free = freeCopies(log, item).filter(({ id }) => !taken.has(id));
    const copy = free.find(({ at }) => at === item.sentAt) ?? free[0];
    if (!copy) continue;
    copies.set(item.clientId, copy);
    taken.add(copy.id);
  }
  return copies;
}
