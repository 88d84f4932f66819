import type { ChatMessage } from '../message/message';
import { CUSTOMER } from '../message/message';
import { BEGINNING, isAfter, type Position } from '../message/position';
import { deliveryStatus, type DeliveryStatus, inOrder, type OutboxItem } from '../outbox/item';
import { EMPTY_OUTBOX, type Outbox } from '../outbox/outbox';
import { DELIVERY_GRACE } from '../timings';
import { EMPTY_LOG, type Log, messagesAfter } from './log';

/** Everything that a tab knows about a conversation. Plain data, changed only by `reduce`. */
export interface Conversation {
  readonly log: Log;
  readonly outbox: Outbox;
}

export const EMPTY_CONVERSATION: Conversation = { log: EMPTY_LOG, outbox: EMPTY_OUTBOX };

export type Entry =
  | { readonly kind: 'message'; readonly message: ChatMessage }
  | { readonly kind: 'delivery'; readonly item: OutboxItem; readonly status: DeliveryStatus };

/** What to show, oldest first: the server's messages in its order, then those still being sent. */
export function timeline({ log, outbox }: Conversation): Entry[] {
  const messages = log.sorted.map((message) => ({ kind: 'message', message }) satisfies Entry);
  const deliveries = inOrder(outbox.items.values())
    .filter((item) => !log.byClientId.has(item.clientId))
    .map((item) => ({ kind: 'delivery', item, status: deliveryStatus(item) }) satisfies Entry);
  return [...messages, ...deliveries];
}

/** Whether the server is known to store a message once per client id: it returns them. */
export const deduplicates = ({ log }: Conversation): boolean => log.byClientId.size > 0;

/** How many messages from support are newer than the last one read. */
export function unreadCount({ log }: Conversation, lastRead: Position | null): number {
  return messagesAfter(log, lastRead ?? BEGINNING).filter(({ sender }) => sender !== CUSTOMER).length;
}

/**
 * Whether a first page of history contains a message that the socket should have delivered by now, so that
 * the connection has to be replaced even if it looks healthy. Call it before the page is passed to `reduce`.
 * @param now the server's time, in ms since 1970
 */
export function linkMissed(
  { log, outbox }: Conversation,
  page: readonly ChatMessage[],
  now: number,
): boolean {
  const { mark } = log;
  if (!mark) return false;
  return page.some((message) => {
    const late = message.at < now - DELIVERY_GRACE && isAfter(message, mark);
    const ours = message.clientId !== null && outbox.items.has(message.clientId);
    return late && !ours && !log.byId.has(message.id);
  });
}
