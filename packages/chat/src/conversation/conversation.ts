import type { ChatMessage } from '../message/message';
import { contentKey } from '../message/outgoing';
import { isAfter, type Position } from '../message/position';
import { readUpTo, unreadAmong } from '../message/unread';
import { deliveryStatus, type DeliveryStatus, inOrder, type OutboxItem } from '../outbox/item';
import { EMPTY_OUTBOX, type Outbox } from '../outbox/outbox';
import { DELIVERY_GRACE } from '../timings';
import { copiesOf } from './copies';
import { EMPTY_LOG, type Log, messagesAfter } from './log';

/** The state of a conversation in one tab. Plain data, changed only by `reduce`. */
export interface Conversation {
  readonly log: Log;
  readonly outbox: Outbox;
}

export const EMPTY_CONVERSATION: Conversation = { log: EMPTY_LOG, outbox: EMPTY_OUTBOX };

export type Entry =
  | { readonly kind: 'message'; readonly key: string; readonly message: ChatMessage }
  | {
      readonly kind: 'delivery';
      readonly key: string;
      readonly item: OutboxItem;
      readonly status: DeliveryStatus;
    };

/**
 * The entries to show, oldest first: the server's messages in its order, then those still being sent. A sent message
 * keeps its key when the server's copy replaces it.
 */
export function timeline({ log, outbox }: Conversation): Entry[] {
  const copies = copiesOf(log, outbox);
  const senders = new Map([
    ...outbox.senders,
    ...[...copies].map(([clientId, { id }]) => [id, clientId] as const),
  ]);
  const messages = log.sorted.map(
    (message) =>
      ({
        kind: 'message',
        key: message.clientId ?? senders.get(message.id) ?? message.id,
        message,
      }) satisfies Entry,
  );
  const deliveries = inOrder(outbox.items.values())
    .filter(({ clientId }) => !log.byClientId.has(clientId) && !copies.has(clientId))
    .map(
      (item) =>
        ({ kind: 'delivery', key: item.clientId, item, status: deliveryStatus(item) }) satisfies Entry,
    );
  return [...messages, ...deliveries];
}

/** Whether the server stores a message once per client id. Inferred from the fact that it returns client ids. */
export const deduplicates = ({ log }: Conversation): boolean => log.byClientId.size > 0;

/** How many messages from support the member has not read. */
export function unreadCount({ log }: Conversation, lastRead: Position | null): number {
  const upTo = readUpTo(log.sorted, lastRead);
  return unreadAmong(messagesAfter(log, upTo), upTo).length;
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
    return late && !log.byId.has(message.id) && !isOurs(outbox, message);
  });
}

/** Whether it may be a message that this tab is sending, which history often shows before the socket does. */
const isOurs = (outbox: Outbox, { clientId, body }: ChatMessage): boolean =>
  [...outbox.items.values()].some((item) =>
    clientId === null
      ? item.attempt && contentKey(item.content) === contentKey(body)
      : item.clientId === clientId,
  );
