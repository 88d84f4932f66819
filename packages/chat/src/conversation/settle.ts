import { type ChatMessage, CUSTOMER } from '../message/message';
import { contentKey } from '../message/outgoing';
import { type Attempt, inOrder, NOT_DELIVERED, type OutboxItem } from '../outbox/item';
import { type Outbox, withItem, withSettled } from '../outbox/outbox';
import type { Conversation } from './conversation';
import { messagesAfter } from './log';

/**
 * Compares the outbox with what the server turns out to hold. An item is settled by the identity that it was
 * sent with; where the server does not hand that back, by its content, and then each message settles one item
 * only. Items of equal content are interchangeable, so none is lost by settling the other one.
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

/** Settles an item, and makes sure that no other send with the same content takes its message, ever. */
export function claim(outbox: Outbox, item: OutboxItem, messageId: string): Outbox {
  return changeSameContent(withSettled(outbox, item.clientId), item, (attempt) => ({
    ...attempt,
    others: [...attempt.others, messageId],
  }));
}

/**
 * The server has confirmed it but its copy cannot be recognised. Its word is enough; only, that copy is now a
 * message that others with the same content could be mistaken for, so those are left to the member.
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
  // A server that hands identities back has no message of ours without one.
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

/** The message that can be this item's copy: the oldest one, or the one that has the confirmed time. */
function findCopy(item: OutboxItem, { log, outbox }: Conversation): ChatMessage | undefined {
  const key = contentKey(item.content);
  if (!item.attempt || key === null) return undefined;
  const { after, others } = item.attempt;
  const isFree = (message: ChatMessage) =>
    message.sender === CUSTOMER && !others.includes(message.id) && contentKey(message.body) === key;
  // Without a place to start from, one of our own from before could be taken for it.
  const free = after ? messagesAfter(log, after).filter(isFree) : [];
  const confirmed = item.state === 'sent' && free.find((message) => message.at === item.sentAt);
  if (confirmed) return confirmed;
  // Until history has been read down to it, one with its time may still come.
  const early = item.state === 'sent' && log.filled < item.resolvedBy;
  return early || isUnderWay(outbox, item) ? undefined : free[0];
}

/**
 * Whether a message like this item may prove to be another one's: of a send under way, which its answer will
 * tell, or of a confirmed one, which comes first.
 */
function isUnderWay(outbox: Outbox, item: OutboxItem): boolean {
  const key = contentKey(item.content);
  return [...outbox.items.values()].some(
    ({ state, content }) =>
      (state === 'sending' || (state === 'sent' && item.state !== 'sent')) && contentKey(content) === key,
  );
}
