import { type Client, listChatHistory } from '@member-wallet/api-sdk';
import type { Page, PageRequest } from '../../conversation/history';
import type { Participant } from '../../message/outgoing';
import { readMessage } from '../../message/read-message';
import type { WireMessage } from '../../message/wire';
import { type Failure, failureOf } from './failure';

/** A page of history, or why it could not be read. */
export type PageResult = Page | Failure;

export async function readPage(
  client: Client,
  { userId, guestId }: Participant,
  request: PageRequest,
  signal?: AbortSignal,
): Promise<PageResult> {
  const { skip, limit } = request;
  // Rejects only if the host's `getToken` does.
  const result = await listChatHistory
    .safe(client, { userId, guestId, skip, limit }, { signal })
    .catch(() => null);
  if (!result?.ok) return failureOf(result?.error);
  return {
    request,
    // A server may ignore `limit` and send years of messages. The rest is requested when the member scrolls up.
    messages: result.data.slice(0, limit).flatMap((message) => readMessage(message) ?? []),
    full: result.data.length >= limit,
  };
}

const isFields = (value: unknown): value is WireMessage => typeof value === 'object' && value !== null;

/** Parses a value from the socket; null if it is not a message. */
export const readEvent = (value: unknown) => (isFields(value) ? readMessage(value) : null);
