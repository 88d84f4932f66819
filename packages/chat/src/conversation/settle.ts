import { contentKey } from '../message/outgoing';
import { type Attempt, inOrder, NOT_DELIVERED, type OutboxItem } from '../outbox/item';
import { type Outbox, withItem, withSettled } from '../outbox/outbox';
import type { Conversation } from './conversation';
import { copiesOf, freeCopies } from './copies';

/**
 * Compares the outbox with the messages that the server has. An item is settled by its client id or, if the
 * server does not return client ids, by its content; each message then settles only one item.
 */
export function settle(conversation: Conversation): Conversation {
  const { log } = conversation;
  let { outbox } = conversation;
  for (const item of outbox.items.values()) {
    const id = log.byClientId.get(item.clientId);
    if (id !== undefined) outbox = claim(outbox, item, id);
  }
  // If the server returns client ids, every message that this client sent has one.
  if (log.byClientId.size === 0) outbox = settleDoubtful({ log, outbox: settleConfirmed({ log, outbox }) });
  for (const clientId of outbox.items.keys()) {
    const item = outbox.items.get(clientId);
    if (!item || log.filled < item.resolvedBy) continue;
    if (item.state === 'asking')
      outbox = withItem(outbox, { ...item, state: 'failed', reason: NOT_DELIVERED });
    if (item.state === 'sent' && !isUnderWay(outbox, item)) outbox = settleUnseen(outbox, item);
  }
  if (outbox.waits && log.filled >= outbox.readyFrom) outbox = { ...outbox, waits: false };
  return outbox === conversation.outbox ? conversation : { log, outbox };
}

/** Settles an item, and makes sure that its message never settles another item with the same content. */
export function claim(outbox: Outbox, item: OutboxItem, messageId: string): Outbox {
  return changeSameContent(withSettled(outbox, item.clientId, messageId), item, (attempt) => ({
    ...attempt,
    others: [...attempt.others, messageId],
  }));
}

/**
 * Settles an item that the server confirmed although its copy cannot be identified. Other items with the same
 * content could now be matched with that copy by mistake, so they are left to the member.
 */
function settleUnseen(outbox: Outbox, item: OutboxItem): Outbox {
  return changeSameContent(withSettled(outbox, item.clientId), item, (attempt) => ({
    ...attempt,
    isCertain: false,
  }));
}

function changeSameContent(outbox: Outbox, item: OutboxItem, change: (attempt: Attempt) => Attempt): Outbox {
  const key = contentKey(item.content);
  let next = outbox;
  for (const other of outbox.items.values()) {
    if (!other.attempt || contentKey(other.content) !== key) continue;
    next = withItem(next, { ...other, attempt: change(other.attempt) });
  }
  return next;
}

/** Settles each confirmed item with the message that has the confirmed time, or else with the oldest possible one. */
function settleConfirmed({ log, outbox }: Conversation): Outbox {
  let next = outbox;
  for (const { clientId } of inOrder(outbox.items.values()).filter(({ state }) => state === 'sent')) {
    const item = next.items.get(clientId);
    if (!item) continue;
    const free = freeCopies(log, item);
    // Until history has been read that far, the message with the confirmed time may still arrive.
    const isLate = log.filled >= item.resolvedBy && item.attempt?.isCertain && !isUnderWay(next, item);
    const copy = free.find(({ at }) => at === item.sentAt) ?? (isLate ? free[0] : undefined);
    if (copy) next = claim(next, item, copy.id);
  }
  return next;
}

/**
 * Items with the same content whose outcome is unknown are settled together, once there is a copy of each. With fewer
 * copies it is unknown which of them is missing: if the wrong one were settled, a server that deduplicates by client id
 * would ignore the resend of the other, and the missing message would be lost.
 */
function settleDoubtful({ log, outbox }: Conversation): Outbox {
  const copies = copiesOf(log, outbox);
  let next = outbox;
  for (const item of outbox.items.values()) {
    if (!next.items.has(item.clientId) || isUnderWay(outbox, item)) continue;
    const key = contentKey(item.content);
    const same = [...outbox.items.values()].filter(
      ({ content, attempt }) => attempt && contentKey(content) === key,
    );
    const isKnown = ({ clientId, attempt }: OutboxItem) => attempt?.isCertain && copies.has(clientId);
    if (same.length === 0 || !same.every(isKnown)) continue;
    for (const { clientId } of same) {
      const [one, copy] = [next.items.get(clientId), copies.get(clientId)];
      if (one && copy) next = claim(next, one, copy.id);
    }
  }
  return next;
}

/** Whether an item with the same content is being sent or was confirmed: it takes precedence for a matching message. */
function isUnderWay(outbox: Outbox, item: OutboxItem): boolean {
  const key = contentKey(item.content);
  return [...outbox.items.values()].some(
    ({ state, content }) =>
      (state === 'sending' || (state === 'sent' && item.state !== 'sent')) && contentKey(content) === key,
  );
}
