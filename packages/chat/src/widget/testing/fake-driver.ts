import type { Entry } from '../../conversation/conversation';
import type { ChatDriver } from '../../driver/chat-driver';
import type { ChatPlace } from '../../driver/options';
import type { ChatSnapshot } from '../../driver/snapshot';
import { CUSTOMER } from '../../message/message';
import type { Outgoing } from '../../message/outgoing';
import { readMessage } from '../../message/read-message';
import { deliveryStatus, newItem, type OutboxItem } from '../../outbox/item';

export const START = Date.UTC(2026, 10, 20, 6, 40);

/** A message as the server would return it, one minute per number. */
export function message(number: number, message_type: string, payload: unknown, sender = 'agent'): Entry {
  const read = readMessage({
    _id: `m${String(number).padStart(6, '0')}`,
    createdAt: START + number * 60_000,
    sender,
    message: { message_type, payload },
  });
  if (!read) throw new Error('not a message');
  return { kind: 'message', key: read.id, message: read };
}

export const mine = (number: number, text: string) => message(number, 'text', text, CUSTOMER);

export function delivery(content: Outgoing, change: Partial<OutboxItem> = {}): Entry {
  const item = { ...newItem('c1', START + 3_600_000, content), ...change };
  return { kind: 'delivery', key: item.clientId, item, status: deliveryStatus(item) };
}

export const snapshotWith = (
  entries: readonly Entry[],
  change: Partial<ChatSnapshot> = {},
): ChatSnapshot => ({
  entries,
  loaded: true,
  hasOlder: false,
  link: 'online',
  status: 'online',
  progress: new Map(),
  lastRead: null,
  unread: 0,
  now: START + 30 * 86_400_000,
  ...change,
});

/** A driver with a given snapshot that records its calls. */
export function fakeDriver(snapshot: ChatSnapshot) {
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    (...values: unknown[]) => {
      calls.push([name, ...values]);
    };
  const driver: ChatDriver = {
    getSnapshot: () => snapshot,
    subscribe: () => () => undefined,
    start: record('start'),
    stop: record('stop'),
    setOpen: record('setOpen'),
    setSeen: record('setSeen'),
    say: record('say'),
    sendFile: async (kind, file, name) => record('sendFile')(kind, file.size, name),
    resend: record('resend'),
    remove: record('remove'),
    loadOlder: async () => record('loadOlder')(),
  };
  return { driver, calls };
}

export function fakePlace(): ChatPlace {
  return {
    storage: localStorage,
    files: { put: async () => undefined, get: async () => null, remove: async () => undefined },
    locks: undefined,
    page: undefined,
  };
}
