import { type ChatMessage, CUSTOMER } from '../message/message';
import { contentKey } from '../message/outgoing';
import { type Attempt, inOrder, NOT_DELIVERED, type OutboxItem } from '../outbox/item';
import { type Outbox, withItem, withSettled } from '../outbox/outbox';
import type { Conversation } from './conversation';
import { messagesAfter } from './log';

/**
 * Compares the outbox with the messages that the server has. An item is settled by its client id or, if the
 * server does not return client ids, by its content; each message then settles only one item. Items with
 * equal content are interchangeable, so none is lost by settling the other one.
 */
export function settle(conversation: Conversation): Conversation {
  const { log } = conversation;
  let { outbox } = conversation;
  for (const item of outbox.items.values()) {
    const id = log.byClientId.get(item.clientId);
    if (id !== undefined) outbox = claim(outbox, item, id);
  }
  outbox = settleByContent({ log, outbox });
  for (const clientId of outbox.items.keys()) {
    const item = outbox.items.get(clientId);
    if (!item || log.filled < item.resolvedBy) continue;
    if (item.state === 'asking')
      outbox = withItem(outbox, { ...item, state: 'failed', reason: NOT_DELIVERED });
    if (item.state === 'sent' && !isUnderWay(outbox, item)) outbox = settleUnseen(outbox, item);
  }
  return outbox === conversation.outbox ? conversation : { log, outbox };
}

/** Settles an item, and makes sure that its message never settles another item with the same content. */
export function claim(outbox: Outbox, item: OutboxItem, messageId: string): Outbox {
  return changeSameContent(withSettled(outbox, item.clientId), item, (attempt) => ({
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
    after: null,
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

const IN_DOUBT: readonly OutboxItem['state'][] = ['sent', 'asking', 'failed'];

function settleByContent(conversation: Conversation): Outbox {
  const { log } = conversation;
  let { outbox } = conversation;
  // If the server returns client ids, every message of ours has one.
  if (log.byClientId.size > 0) return outbox;
  for (const state of IN_DOUBT) {
    for (const { clientId } of inOrder(outbox.items.values()).filter((item) => item.state === state)) {
      const item = outbox.items.get(clientId);
      const message = item && findCopy(item, { log, outbox });
      if (message) outbox = claim(outbox, item, message.id);
    }
  }
  return outbox;
}

/** The message that may be this item's copy: the one with the confirmed time, or else the oldest. */
function findCopy(item: OutboxItem, { log, outbox }: Conversation): ChatMessage | undefined {
  const key = contentKey(item.content);
  if (!item.attempt || key === null) return undefined;
  const { after, others } = item.attempt;
  const isFree = (message: ChatMessage) =>
    message.sender === CUSTOMER && !others.includes(message.id) && contentKey(message.body) === key;
  // Without a starting point, an earlier message of ours could be mistaken for it.
  const free = after ? messagesAfter(log, after).filter(isFree) : [];
  const confirmed = item.state === 'sent' && free.find((message) => message.at === item.sentAt);
  if (confirmed) return confirmed;
  // Until history has been read that far, the one with the confirmed time may still come.
  const early = item.state === 'sent' && log.filled < item.resolvedBy;
  return early || isUnderWay(outbox, item) ? undefined : free[0];
}

/**
 * Whether a matching message may belong to another item: one being sent, whose answer will tell, or a
 * confirmed one, which takes precedence.
 */
function isUnderWay(outbox: Outbox, item: OutboxItem): boolean {
  const key = contentKey(item.content);
  return [...outbox.items.values()].some(
    ({ state, content }) =>
      (state === 'sending' || (state === 'sent' && item.state !== 'sent')) && contentKey(content) === key,
  );
}
