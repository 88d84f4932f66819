import type { MessageBody } from '../message/message';
import { CUSTOMER } from '../message/message';
import type { Outgoing } from '../message/outgoing';
import { BEGINNING } from '../message/position';
import type { SendReply } from '../message/read-message';
import { type Attempt, NOT_DELIVERED, type OutboxItem } from '../outbox/item';
import { withItem } from '../outbox/outbox';
import type { Conversation } from './conversation';
import { beginFill } from './history';
import { addMessages, newest } from './log';
import { claim } from './settle';

/** Changes an item, if it is still in the outbox. */
export function changeItem(
  conversation: Conversation,
  clientId: string,
  change: (item: OutboxItem) => OutboxItem,
): Conversation {
  const item = conversation.outbox.items.get(clientId);
  if (!item) return conversation;
  const changed = change(item);
  return changed === item
    ? conversation
    : { ...conversation, outbox: withItem(conversation.outbox, changed) };
}

export function startSending(conversation: Conversation, clientId: string): Conversation {
  const { log, outbox } = conversation;
  const first: Attempt = {
    after: newest(log) ?? BEGINNING,
    // Until this fill, a new owner does not know what was sent before it took over.
    isCertain: log.filled >= outbox.readyFrom,
    others: [],
    doubtful: false,
  };
  return changeItem(conversation, clientId, (item) => ({
    ...item,
    state: 'sending',
    reason: null,
    attempt: item.attempt ?? first,
  }));
}

/** Records that the current send did not reach the server; an earlier one may have. */
export function withoutEffect(
  item: OutboxItem,
  state: 'queued' | 'failed',
  reason: string | null,
): OutboxItem {
  return { ...item, state, reason, attempt: item.attempt?.doubtful ? item.attempt : null };
}

/** Restarts reading history, because only a read that starts after the send can show whether it arrived. */
export function markInDoubt(conversation: Conversation, clientId: string): Conversation {
  const item = conversation.outbox.items.get(clientId);
  if (!item?.attempt) return conversation;
  const log = beginFill(conversation.log);
  const attempt = { ...item.attempt, doubtful: true };
  return changeItem({ ...conversation, log }, clientId, () => ({
    ...item,
    state: 'asking',
    attempt,
    resolvedBy: log.begun,
  }));
}

/** Fails the items whose outcome history cannot tell. If a copy arrives later, its item is settled as usual. */
export function stopAsking(conversation: Conversation): Conversation {
  let next = conversation;
  for (const { clientId, state } of conversation.outbox.items.values()) {
    if (state !== 'asking') continue;
    next = changeItem(next, clientId, (item) => ({ ...item, state: 'failed', reason: NOT_DELIVERED }));
  }
  return next;
}

export function accept(conversation: Conversation, clientId: string, reply: SendReply): Conversation {
  const item = conversation.outbox.items.get(clientId);
  if (!item) return conversation;
  const { at, id } = reply;
  if (id === null) {
    const resolvedBy = conversation.log.begun + 1;
    return changeItem(conversation, clientId, () => ({ ...item, state: 'sent', sentAt: at, resolvedBy }));
  }
  const body = bodyOf(item.content);
  const message = { id, at, sender: CUSTOMER, body, clientId: null, provisional: true };
  return {
    log: addMessages(conversation.log, [message]),
    outbox: claim(conversation.outbox, item, id),
  };
}

function bodyOf(content: Outgoing): MessageBody {
  switch (content.kind) {
    case 'media':
      return { kind: 'media', fileType: content.fileType, text: '', url: null, path: content.path };
    default:
      return content;
  }
}
