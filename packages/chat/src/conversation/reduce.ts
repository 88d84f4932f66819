import { newItem } from '../outbox/item';
import { withItem, withoutItem } from '../outbox/outbox';
import type { Conversation } from './conversation';
import type { ConversationEvent } from './events';
import { addPage, beginFill } from './history';
import { addMessages } from './log';
import { accept, changeItem, markInDoubt, startSending, stopAsking, withoutEffect } from './sending';
import { settle } from './settle';
import { applyRecord, requeue, takeOver } from './tabs';

/**
 * Applies an event. Events may arrive late, twice and in any order. Returns the same object if nothing has changed.
 */
export function reduce(conversation: Conversation, event: ConversationEvent): Conversation {
  const next = apply(conversation, event);
  return next.outbox.owner ? settle(next) : next;
}

function apply(conversation: Conversation, event: ConversationEvent): Conversation {
  const { log, outbox } = conversation;
  switch (event.type) {
    case 'joined':
      return { log: beginFill(log), outbox };
    case 'check-was-due':
      return log.fill ? conversation : { log: beginFill(log), outbox };
    case 'history-overdue':
      return outbox.waits ? { log, outbox: { ...outbox, waits: false } } : conversation;
    case 'history-unreadable':
      return outbox.owner ? stopAsking(conversation) : conversation;
    case 'message-arrived':
      return withLog(conversation, addMessages(log, [event.message]));
    case 'page-arrived':
      return withLog(conversation, addPage(log, event.page));
    case 'composed':
      return compose(conversation, event);
    case 'resent':
      return changeItem(conversation, event.clientId, (item) =>
        item.state === 'failed' ? requeue(item, outbox.owner) : item,
      );
    case 'removed': {
      const failed = outbox.items.get(event.clientId)?.state === 'failed';
      return failed ? { log, outbox: withoutItem(outbox, event.clientId) } : conversation;
    }
    case 'upload-started':
      return changeItem(conversation, event.clientId, (item) => ({ ...item, state: 'uploading' }));
    case 'uploaded':
      return changeItem(conversation, event.clientId, (item) =>
        item.content.kind === 'media'
          ? { ...item, state: 'queued', content: { ...item.content, path: event.path } }
          : item,
      );
    case 'send-started':
      return startSending(conversation, event.clientId);
    case 'upload-failed':
    case 'send-refused':
      return changeItem(conversation, event.clientId, (item) => withoutEffect(item, 'failed', event.reason));
    case 'send-held-back':
      return changeItem(conversation, event.clientId, (item) => withoutEffect(item, 'queued', null));
    case 'send-unanswered':
      return markInDoubt(conversation, event.clientId);
    case 'send-accepted':
      return accept(conversation, event.clientId, event.reply);
    case 'took-over':
      return takeOver(conversation, event.items);
    case 'record-changed':
      return applyRecord(conversation, event.clientId, event.item);
  }
}

function withLog(conversation: Conversation, log: Conversation['log']): Conversation {
  return log === conversation.log ? conversation : { ...conversation, log };
}

function compose(
  conversation: Conversation,
  event: Extract<ConversationEvent, { type: 'composed' }>,
): Conversation {
  const { outbox } = conversation;
  if (outbox.items.has(event.clientId) || outbox.settled.has(event.clientId)) return conversation;
  // Messages written in the same millisecond keep their order.
  const last = Math.max(0, ...[...outbox.items.values()].map(({ composedAt }) => composedAt));
  const item = newItem(event.clientId, Math.max(event.at, last + 1), event.content);
  return { ...conversation, outbox: withItem(outbox, item) };
}
