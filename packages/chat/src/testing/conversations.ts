import { type Conversation, EMPTY_CONVERSATION } from '../conversation/conversation';
import type { ConversationEvent } from '../conversation/events';
import { fillPage } from '../conversation/history';
import { reduce } from '../conversation/reduce';
import type { ChatMessage } from '../message/message';
import type { Outgoing } from '../message/outgoing';
import type { OutboxItem } from '../outbox/item';

/** A conversation after these events, oldest first. */
export const after = (start: Conversation, ...events: ConversationEvent[]) => events.reduce(reduce, start);

export const text = (value: string): Outgoing => ({ kind: 'text', text: value });

export const composed = (clientId: string, content = text('hi'), at = 100): ConversationEvent => ({
  type: 'composed',
  clientId,
  at,
  content,
});

export const started = (clientId: string): ConversationEvent => ({ type: 'send-started', clientId });
export const unanswered = (clientId: string): ConversationEvent => ({ type: 'send-unanswered', clientId });
export const accepted = (clientId: string, at: number, id: string | null = null): ConversationEvent => ({
  type: 'send-accepted',
  clientId,
  reply: { at, id },
});

/** A message from the member, as the server stores it. */
export const own = (id: string, at: number, clientId: string | null = null): ChatMessage => ({
  id,
  at,
  sender: 'customer',
  body: { kind: 'text', text: 'hi' },
  clientId,
  provisional: false,
});

export const arrived = (message: ChatMessage): ConversationEvent => ({ type: 'message-arrived', message });

/** Reads history from a server that has exactly these messages. */
export function read(conversation: Conversation, messages: ChatMessage[] = []): Conversation {
  const request = fillPage(conversation.log);
  if (!request) throw new Error('Nothing is to be read.');
  return reduce(conversation, { type: 'page-arrived', page: { request, messages, full: false } });
}

/** The owner's tab, after reading an empty history. */
export const owner = read(after(EMPTY_CONVERSATION, { type: 'took-over', items: [] }, { type: 'joined' }));

/** @throws Error if the item has left the outbox */
export function itemOf(conversation: Conversation, clientId = 'c1'): OutboxItem {
  const item = conversation.outbox.items.get(clientId);
  if (!item) throw new Error(`${clientId} has left the outbox.`);
  return item;
}

/** The state of each item, by client id. */
export const statesOf = ({ outbox }: Conversation) =>
  Object.fromEntries([...outbox.items.values()].map(({ clientId, state }) => [clientId, state]));
