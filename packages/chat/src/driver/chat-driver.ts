import { getChatConfig, markChatRead } from '@member-wallet/api-sdk';
import { participantId, roomOf } from '../identity/room';
import { randomId } from '../identity/random-id';
import type { Outgoing } from '../message/outgoing';
import type { Position } from '../message/position';
import { deliver } from './calls/deliver';
import type { DriverEffect, DriverEvent, TimerName } from './state/driver-events';
import { failureOf, pauseAfter, spread } from './calls/failure';
import { createLink, type Link } from './calls/link';
import type { ChatOptions, ChatPlace } from './options';
import { acquireOutbox } from './browser/outbox-lock';
import { isVisible, listenToPage } from './browser/page-events';
import { createPageReads } from './calls/page-reads';
import { loadReadMark, readRecords, storeReadMark, writeChanges } from './browser/records';
import { createReadReceipt } from './read-receipt';
import { readEvent, readPage } from './calls/reader';
import { type ChatSnapshot, snapshotOf } from './snapshot';
import { initialState, nextOlderPage, unreadInView } from './state/state';
import { transition } from './state/transition';

/** A running conversation, without a user interface. */
export interface ChatDriver {
  getSnapshot(): ChatSnapshot;
  subscribe(listener: () => void): () => void;
  start(): void;
  stop(): void;
  /** While the panel is open, history is checked every five seconds. */
  setOpen(open: boolean): void;
  /** Sets the last message in view in the open panel. A message in view for a second counts as read. */
  setSeen(upTo: Position): void;
  say(content: Exclude<Outgoing, { kind: 'media' }>): void;
  sendFile(fileType: 'image' | 'video', file: Blob, name: string): Promise<void>;
  resend(clientId: string): void;
  remove(clientId: string): void;
  loadOlder(): Promise<void>;
}

/**
 * Feeds events to `transition` and runs the effects it returns. Timers, sockets, calls and storage live here.
 */
export function createChatDriver(options: ChatOptions, place: ChatPlace): ChatDriver {
  const { client, who, socketUrl, socketPath = '/socket.io' } = options;
  const { storage, files, locks, page } = place;
  const me = participantId(who);
  const listeners = new Set<() => void>();
  const timers = new Map<TimerName, ReturnType<typeof setTimeout>>();

  let state = initialState(loadReadMark(storage, me));
  let snapshot = snapshotOf(state);
  let isNotifying = false;
  let link: Link | null = null;
  let lifetime: AbortController | null = null;
  /** Settles when the last file passed to `sendFile` is stored. */
  let fileKept: Promise<void> = Promise.resolve();
  /** The delivery that was started last. */
  let delivering: { readonly clientId: string; readonly lifetime: AbortController } | null = null;

  const receipt = createReadReceipt((upTo) => dispatch({ type: 'read-here', upTo }));

  const readHistory = createPageReads(client, who, (result) =>
    dispatch({ type: 'history-read', result, now: Date.now() }),
  );

  function dispatch(event: DriverEvent): void {
    const before = state;
    const { state: next, effects } = transition(before, event);
    state = next;
    // Scrolling changes nothing that is shown.
    if (next !== before && event.type !== 'seen') notify();
    // Synchronously and in order: a record must be stored before its message is sent.
    for (const effect of effects) run(effect);
    receipt.update(unreadInView(state));
  }

  /** Batches events of the same moment into one notification. */
  function notify(): void {
    if (isNotifying) return;
    isNotifying = true;
    queueMicrotask(() => {
      isNotifying = false;
      snapshot = snapshotOf(state);
      for (const listener of listeners) listener();
    });
  }

  function run(effect: DriverEffect): void {
    switch (effect.type) {
      case 'store':
        writeChanges(storage, me, effect.changes);
        for (const { clientId, record, hasFile } of effect.changes) {
          if (record !== null) continue;
          if (hasFile) void files.remove(clientId);
          // The server has the message, so stop waiting for the answer: the next message can be sent.
          if (delivering?.clientId === clientId) delivering.lifetime.abort();
        }
        return;
      case 'deliver': {
        const { clientId } = effect.step.item;
        const lifetime = new AbortController();
        delivering = { clientId, lifetime };
        void deliver({ client, who, files, fileKept, dispatch }, effect.step, lifetime.signal).then(
          (failure) => dispatch({ type: 'delivered', clientId, failure }),
        );
        return;
      }
      case 'give-up-send':
        delivering?.lifetime.abort();
        return;
      case 'read-history':
        void readHistory(effect.request);
        return;
      case 'link':
        link?.[effect.action]();
        return;
      case 'report-read':
        storeReadMark(storage, me, effect.upTo);
        // Not retried: the next call reports the same, and this device has stored what was read.
        markChatRead.safe(client, { userId: who.userId, guestId: who.guestId }).catch(() => undefined);
        return;
      case 'timer': {
        const { timer, ms, isRetry } = effect;
        clearTimeout(timers.get(timer));
        if (ms === null) return;
        timers.set(
          timer,
          setTimeout(() => dispatch({ type: 'timer-fired', timer }), isRetry ? spread(ms) : ms),
        );
      }
    }
  }

  async function connect(signal: AbortSignal, failures = 1): Promise<void> {
    if (signal.aborted) return;
    const config = await getChatConfig.safe(client, undefined).catch(() => null);
    if (signal.aborted) return;
    if (!config?.ok) {
      const { isFinal, retryAfterMs } = failureOf(config?.error);
      // Without a socket, messages arrive through the regular check of history.
      dispatch({ type: 'link-changed', link: 'failing' });
      const ms = spread(pauseAfter(failures, retryAfterMs));
      if (!isFinal) setTimeout(() => void connect(signal, failures + 1), ms);
      return;
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
        refused: () => dispatch({ type: 'link-refused' }),
        message: (received) => {
          const message = readEvent(received);
          if (message) dispatch({ type: 'message-received', message, now: Date.now() });
        },
        state: (now) => dispatch({ type: 'link-changed', link: now }),
      },
    );
    dispatch({ type: 'link-created' });
  }

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (state.running) return;
      lifetime = new AbortController();
      const { signal } = lifetime;
      dispatch({ type: 'started', visible: isVisible(page) });
      for (const item of readRecords(storage, me))
        dispatch({ type: 'record-changed', clientId: item.clientId, item });
      listenToPage(place, me, signal, dispatch);
      acquireOutbox(locks, me, signal, () =>
        dispatch({ type: 'took-over', items: readRecords(storage, me) }),
      );
      dispatch({ type: 'check-was-due' });
      void connect(signal);
    },
    stop: () => {
      lifetime?.abort();
      dispatch({ type: 'stopped' });
      link = null;
    },
    setSeen: (upTo) => dispatch({ type: 'seen', upTo }),
    setOpen: (open) => dispatch({ type: open ? 'panel-opened' : 'panel-closed' }),
    say: (content) => dispatch({ type: 'composed', clientId: randomId(), at: Date.now(), content }),
    sendFile: async (fileType, file, name) => {
      const clientId = randomId();
      fileKept = files.put(clientId, file);
      // Queued before the file is stored, so that it stays ahead of messages written meanwhile.
      const content = { kind: 'media', fileType, name, path: null } as const;
      dispatch({ type: 'composed', clientId, at: Date.now(), content });
      await fileKept;
    },
    resend: (clientId) => dispatch({ type: 'resent', clientId }),
    remove: (clientId) => dispatch({ type: 'removed', clientId }),
    loadOlder: async () => {
      const request = nextOlderPage(state);
      if (!request) return;
      dispatch({ type: 'older-requested' });
      const result = await readPage(client, who, request);
      dispatch({ type: 'older-read', result });
    },
  };
}
