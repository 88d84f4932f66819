import type { Client } from '@member-wallet/api-sdk';
import type { ChatPlace } from '../driver/options';
import { loadReadMark } from '../driver/browser/records';
import { readPage } from '../driver/calls/reader';
import { participantId } from '../identity/room';
import { comparePositions } from '../message/position';
import type { ChatMessage } from '../message/message';
import type { Participant } from '../message/outgoing';
import { readUpTo, unreadAmong } from '../message/unread';
import { PAGE_SIZE } from '../timings';

/** Ms between two reads while the page stays visible. */
const READ_EVERY = 60_000;
/** The least ms between two reads, however often the page becomes visible again. */
const NOT_BEFORE = 10_000;

interface Watched {
  readonly client: Client;
  readonly who: Participant;
  readonly storage: ChatPlace['storage'];
  readonly page: NonNullable<ChatPlace['page']>;
  /**
   * Called when the unread messages change, with their number, ten at most, and the id of the newest one, null if there
   * is none.
   */
  readonly onUnread: (count: number, newest: string | null) => void;
}

/**
 * Counts the unread messages for pages without the widget: from history, once a minute, without a socket. Reads only once
 * if there is no conversation or the session is refused. Returns a function that stops it.
 */
export function watchUnread({ client, who, storage, page, onUnread }: Watched): () => void {
  const { window, document } = page;
  const me = participantId(who);
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let messages: readonly ChatMessage[] = [];
  let count = 0;
  let newest: string | null = null;
  let isOver = false;
  /** The earliest time of the next read, in ms since 1970. */
  let notBefore = 0;

  const report = () => {
    const unread = unreadAmong(messages, readUpTo(messages, loadReadMark(storage, me)));
    const last = unread.at(-1)?.id ?? null;
    if (unread.length === count && last === newest) return;
    count = unread.length;
    newest = last;
    onUnread(count, newest);
  };
  const read = async () => {
    if (isOver || document.visibilityState === 'hidden' || Date.now() < notBefore) return;
    notBefore = Date.now() + NOT_BEFORE;
    const result = await readPage(client, who, { fill: null, skip: 0, limit: PAGE_SIZE }, signal);
    if (signal.aborted) return;
    if (!('messages' in result)) {
      isOver = result.isFinal === true;
      notBefore = Math.max(notBefore, Date.now() + (result.retryAfterMs ?? 0));
      return;
    }
    isOver = result.messages.length === 0;
    messages = [...result.messages].sort(comparePositions);
    report();
  };

  const timer = setInterval(() => void read(), READ_EVERY);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', () => void read(), { signal });
  // Another tab may have moved the read mark.
  window.addEventListener('storage', report, { signal });
  void read();
  return () => lifetime.abort();
}
