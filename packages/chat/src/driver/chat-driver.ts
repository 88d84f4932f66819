import { getChatConfig, markChatRead } from '@member-wallet/api-sdk';
import { type Conversation, EMPTY_CONVERSATION, linkMissed } from '../conversation/conversation';
import type { ConversationEvent } from '../conversation/events';
import { fillPage, olderPage } from '../conversation/history';
import { reduce } from '../conversation/reduce';
import { participantId, roomOf } from '../identity/room';
import { randomId } from '../identity/random-id';
import { CUSTOMER } from '../message/message';
import type { Outgoing } from '../message/outgoing';
import { isAfter, type Position, positionOf } from '../message/position';
import { NOT_DELIVERED } from '../outbox/item';
import { nextStep } from '../outbox/outbox';
import { recordChanges } from '../outbox/records';
import { CHECK_LINK_EVERY, MOST_PATIENCE, READ_PATIENCE } from '../timings';
import { deliver } from './deliver';
import { createLink, type Link, type LinkState } from './link';
import type { ChatOptions, ChatPlace } from './options';
import { loadReadMark, storeReadMark } from './read-mark';
import { createReadReceipt } from './read-receipt';
import { readEvent, readPage } from './reader';
import { changedRecord, readAll, writeChanges } from './records';
import { type ChatSnapshot, snapshotOf } from './snapshot';

/** Ms to wait before what could not be reached is tried again, and hidden before the connection rests. */
const RETRY_AFTER = 1000;
const REST_AFTER = 60_000;

/** How often a message that never arrived is sent again by itself, where that cannot double it. */
const SENT_AGAIN = 3;

/** A running conversation: everything but its looks. */
export interface ChatDriver {
  getSnapshot(): ChatSnapshot;
  subscribe(listener: () => void): () => void;
  start(): void;
  stop(): void;
  /** Reads count as read, and the link is looked after, only while the panel is open. */
  setOpen(open: boolean): void;
  say(content: Exclude<Outgoing, { kind: 'media' }>): void;
  sendFile(fileType: 'image' | 'video', file: Blob, name: string): Promise<void>;
  resend(clientId: string): void;
  remove(clientId: string): void;
  loadOlder(): Promise<void>;
}

export function createChatDriver(options: ChatOptions, place: ChatPlace): ChatDriver {
  const { client, who, socketUrl, socketPath = '/socket.io' } = options;
  const { storage, files, locks, page } = place;
  const me = participantId(who);
  const listeners = new Set<() => void>();
  const sentAgain = new Map<string, number>();

  let conversation: Conversation = EMPTY_CONVERSATION;
  let linkState: LinkState = 'connecting';
  let progress: ReadonlyMap<string, number> = new Map();
  let lastRead: Position | null = loadReadMark(storage, me);
  let snapshot = snapshotOf({ conversation, link: linkState, progress, lastRead });
  let link: Link | null = null;
  let running: AbortController | null = null;
  let open = false;
  let delivering = false;
  let filling = false;
  let patience = READ_PATIENCE;
  let resting = false;
  let readingOlder = false;
  let announced = false;
  /** The server's clock less ours, in ms, as fresh messages show it. */
  let ahead: number | null = null;
  let hidden: ReturnType<typeof setTimeout> | undefined;

  const receipt = createReadReceipt((read) => {
    lastRead = read;
    storeReadMark(storage, me, read);
    void markChatRead.safe(client, { userId: who.userId, guestId: who.guestId });
    changed();
  });
  const isSeen = () => page?.document.visibilityState !== 'hidden';

  function changed(): void {
    if (announced) return;
    announced = true;
    // Many events of one moment are shown at once.
    queueMicrotask(() => {
      announced = false;
      snapshot = snapshotOf({ conversation, link: linkState, progress, lastRead });
      for (const listener of listeners) listener();
      considerReceipt();
    });
  }

  function dispatch(event: ConversationEvent): void {
    // What comes after the end is the next owner's business, but what was written is kept for it.
    if (!running && event.type !== 'composed') return;
    const before = conversation;
    conversation = reduce(before, event);
    const changes = recordChanges(before, conversation, event);
    // Stored first, sent after.
    writeChanges(storage, me, changes);
    for (const { clientId, record } of changes) if (record === null) forget(clientId);
    if (conversation !== before) changed();
    // Before anything else is sent: it keeps its place in line.
    sendAgain();
    void deliverNext();
    void fill();
  }

  function forget(clientId: string): void {
    void files.remove(clientId);
    sentAgain.delete(clientId);
    if (!progress.has(clientId)) return;
    progress = new Map([...progress].filter(([id]) => id !== clientId));
    changed();
  }

  async function pause(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
  }

  async function deliverNext(): Promise<void> {
    const step = nextStep(conversation.outbox);
    if (!step || delivering || !running) return;
    delivering = true;
    const onProgress = (clientId: string, part: number) => {
      progress = new Map(progress).set(clientId, part);
      changed();
    };
    if (await deliver({ client, who, files, dispatch, onProgress }, step)) await pause();
    delivering = false;
    void deliverNext();
  }

  /** Where the server keeps each client id once, a message that surely is not there can go out again unasked. */
  function sendAgain(): void {
    const { outbox, log } = conversation;
    if (!outbox.owner || log.byClientId.size === 0) return;
    for (const { clientId, state, reason } of outbox.items.values()) {
      const tries = sentAgain.get(clientId) ?? 0;
      if (state !== 'failed' || reason !== NOT_DELIVERED || tries >= SENT_AGAIN) continue;
      sentAgain.set(clientId, tries + 1);
      dispatch({ type: 'resent', clientId });
      return;
    }
  }

  async function fill(): Promise<void> {
    if (filling || !running) return;
    filling = true;
    // Out of sight only what decides about a send is still read.
    const isDue = () => running && (!resting || conversation.outbox.items.size > 0);
    const wanted = () => (isDue() ? fillPage(conversation.log) : null);
    for (let request = wanted(); request; request = wanted()) {
      const read = await readPage(client, who, request, patience);
      patience = read === 'late' ? Math.min(patience * 2, MOST_PATIENCE) : READ_PATIENCE;
      if (read === 'late') continue;
      if (!read) {
        await pause();
        continue;
      }
      const missed = linkMissed(conversation, read.messages, Date.now() + (ahead ?? 0));
      dispatch({ type: 'page-arrived', page: read });
      if (missed && linkState === 'online') link?.renew();
    }
    filling = false;
  }

  function hear(event: unknown): void {
    const message = readEvent(event);
    if (!message) return;
    ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, message.at - Date.now());
    dispatch({ type: 'message-arrived', message });
  }

  async function connect(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const config = await getChatConfig.safe(client, undefined);
      if (signal.aborted) return;
      if (!config.ok) {
        await pause();
        continue;
      }
      link = createLink(
        {
          url: socketUrl,
          path: socketPath,
          getToken: () => client.getToken?.() ?? null,
          room: roomOf(config.data.PREFIX, who),
        },
        {
          joined: () => dispatch({ type: 'joined' }),
          message: hear,
          state: (state) => {
            linkState = state;
            changed();
          },
        },
      );
      if (isSeen()) link.open();
      return;
    }
  }

  function look(): void {
    if (!isSeen()) return;
    link?.check();
    if (open) dispatch({ type: 'check-was-due' });
  }

  function onSeen(): void {
    clearTimeout(hidden);
    considerReceipt();
    if (!isSeen()) {
      hidden = setTimeout(() => {
        resting = true;
        link?.rest();
      }, REST_AFTER);
      return;
    }
    resting = false;
    link?.open();
    look();
    void fill();
  }

  const newestOfTheirs = () => conversation.log.sorted.findLast(({ sender }) => sender !== CUSTOMER) ?? null;

  function considerReceipt(): void {
    const newest = newestOfTheirs();
    const isNew = newest !== null && (!lastRead || isAfter(newest, lastRead));
    receipt.reading(running && open && isSeen() && isNew ? positionOf(newest) : null);
  }

  /** One tab sends. Where tabs cannot agree on one, each sends what it holds: the client id keeps that single. */
  function own(signal: AbortSignal): void {
    const take = () => dispatch({ type: 'took-over', items: readAll(storage, me) });
    if (!locks) {
      take();
      return;
    }
    const held = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    locks
      .request(`chat-outbox/${me}`, { signal }, () => {
        take();
        return held;
      })
      .catch((error: unknown) => {
        // Not got before the end.
        if (!signal.aborted) throw error;
      });
  }

  function listen({ window, document }: NonNullable<ChatPlace['page']>, signal: AbortSignal): void {
    window.addEventListener(
      'storage',
      (event) => {
        const record = changedRecord(me, event);
        if (record) dispatch({ type: 'record-changed', ...record });
        const mark = loadReadMark(storage, me);
        if (mark && (!lastRead || isAfter(mark, lastRead))) {
          lastRead = mark;
          changed();
        }
      },
      { signal },
    );
    window.addEventListener('online', () => link?.renew(), { signal });
    document.addEventListener('visibilitychange', onSeen, { signal });
  }

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (running) return;
      running = new AbortController();
      const { signal } = running;
      for (const item of readAll(storage, me)) {
        dispatch({ type: 'record-changed', clientId: item.clientId, item });
      }
      if (page) listen(page, signal);
      own(signal);
      dispatch({ type: 'check-was-due' });
      const checking = setInterval(look, CHECK_LINK_EVERY);
      signal.addEventListener('abort', () => clearInterval(checking));
      void connect(signal);
    },
    stop: () => {
      running?.abort();
      running = null;
      receipt.stop();
      clearTimeout(hidden);
      resting = false;
      link?.rest();
      link = null;
    },
    setOpen: (now) => {
      open = now;
      if (now && running) look();
      considerReceipt();
    },
    say: (content) => dispatch({ type: 'composed', clientId: randomId(), at: Date.now(), content }),
    sendFile: async (fileType, file, name) => {
      const clientId = randomId();
      const kept = files.put(clientId, file);
      // At once, so that it keeps its place before what is written after it.
      const content = { kind: 'media', fileType, name, path: null } as const;
      dispatch({ type: 'composed', clientId, at: Date.now(), content });
      await kept;
    },
    resend: (clientId) => dispatch({ type: 'resent', clientId }),
    remove: (clientId) => dispatch({ type: 'removed', clientId }),
    loadOlder: async () => {
      const request = olderPage(conversation.log);
      if (!request || readingOlder || !running) return;
      readingOlder = true;
      const read = await readPage(client, who, request, MOST_PATIENCE);
      readingOlder = false;
      if (read && read !== 'late') dispatch({ type: 'page-arrived', page: read });
    },
  };
}
