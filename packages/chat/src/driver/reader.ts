import { type Client, listChatHistory } from '@member-wallet/api-sdk';
import type { Page, PageRequest } from '../conversation/history';
import type { Participant } from '../message/outgoing';
import { readMessage } from '../message/read-message';
import type { WireMessage } from '../message/wire';

/** A page of history, or why there is none. */
export type PageResult = Page | 'timeout' | 'failed';

export async function readPage(
  client: Client,
  { userId, guestId }: Participant,
  request: PageRequest,
  signal?: AbortSignal,
): Promise<PageResult> {
  const { skip, limit } = request;
  const result = await listChatHistory.safe(client, { userId, guestId, skip, limit }, { signal });
  if (!result.ok) return result.error.kind === 'timeout' ? 'timeout' : 'failed';
  return {
    request,
    messages: result.data.flatMap((message) => readMessage(message) ?? []),
    full: result.data.length >= limit,
  };
}

const isFields = (value: unknown): value is WireMessage => typeof value === 'object' && value !== null;

/** Parses what the socket delivers; null if it is not a message. */
export const readEvent = (value: unknown) => (isFields(value) ? readMessage(value) : null);
