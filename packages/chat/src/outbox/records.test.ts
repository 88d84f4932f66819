import fc from 'fast-check';
import { runs } from '@member-wallet/testing';
import { type Conversation, EMPTY_CONVERSATION } from '../conversation/conversation';
import type { ConversationEvent } from '../conversation/events';
import { fillPage } from '../conversation/history';
import { reduce } from '../conversation/reduce';
import { accepted, composed, own, started, text, unanswered } from '../testing/conversations';
import { newItem, type OutboxItem } from './item';
import { recordChanges } from './records';
import { readRecord, writeRecord } from './stored';

/** The storage shared by the tabs. */
type Storage = Map<string, string>;

const stored = (storage: Storage): OutboxItem[] =>
  [...storage.values()].flatMap((record) => readRecord(record) ?? []);

/** The records as a tab would read them: every send may have reached the server. */
const asRead = (records: Storage) =>
  new Map([...records].map(([clientId, record]) => [clientId, readRecord(record)]));

const recordsOf = ({ outbox }: Conversation): Storage =>
  new Map([...outbox.items].map(([clientId, item]) => [clientId, writeRecord(item)]));

/** Events by name, made from a client id and the storage. */
const steps: Record<string, (clientId: string, storage: Storage, now: Conversation) => ConversationEvent> = {
  compose: (clientId) => composed(clientId, text('hi')),
  start: started,
  lose: unanswered,
  accept: (clientId) => accepted(clientId, 5, `m-${clientId}`),
  confirm: (clientId) => accepted(clientId, 5),
  refuse: (clientId) => ({ type: 'send-refused', clientId, reason: 'REQUEST_LIMIT' }),
  resend: (clientId) => ({ type: 'resent', clientId }),
  remove: (clientId) => ({ type: 'removed', clientId }),
  arrive: (clientId) => ({ type: 'message-arrived', message: own(`m-${clientId}`, 5) }),
  read: (_, __, { log }) => {
    const request = fillPage(log);
    return request
      ? { type: 'page-arrived', page: { request, messages: [], full: false } }
      : { type: 'check-was-due' };
  },
  // The previous owner wrote a record that this tab has not seen.
  takeOver: (clientId, storage) => {
    storage.set(clientId, writeRecord(newItem(clientId, 1, text('hi'))));
    return { type: 'took-over', items: stored(storage) };
  },
  otherAdds: (clientId, storage) => {
    const item = newItem(clientId, 1, text('hi'));
    storage.set(clientId, writeRecord(item));
    return { type: 'record-changed', clientId, item };
  },
  otherRemoves: (clientId, storage) => {
    storage.delete(clientId);
    return { type: 'record-changed', clientId, item: null };
  },
};

const anySchedule = fc.array(
  fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.constantFrom('c1', 'c2', 'c3')),
  { maxLength: 30 },
);

test('keeps the storage equal to the outbox after every event, and writes only differences', () => {
  fc.assert(
    fc.property(anySchedule, (schedule) => {
      const storage: Storage = new Map();
      let now = EMPTY_CONVERSATION;
      for (const [step, clientId] of schedule) {
        const event = steps[step]?.(clientId, storage, now) ?? { type: 'joined' };
        const next = reduce(now, event);
        const changes = recordChanges(now, next, event);
        now = next;
        const kinds = changes.map(({ record }) => (record === null ? 'remove' : 'write'));
        // Removals are last, so a tab that dies in between loses nothing.
        expect(kinds).toEqual([...kinds].sort().reverse());
        for (const change of changes) {
          expect(storage.get(change.clientId) ?? null).not.toBe(change.record);
          if (change.record === null) storage.delete(change.clientId);
          else storage.set(change.clientId, change.record);
        }
        expect(asRead(storage)).toEqual(asRead(recordsOf(now)));
      }
    }),
    { numRuns: runs(200, 10_000) },
  );
});

test('marks the records of items with a file, also when they are removed', () => {
  const media = { kind: 'media', fileType: 'image', name: 'a.png', path: null } as const;
  const before = reduce(EMPTY_CONVERSATION, composed('c1', text('hi')));
  const event = composed('c2', media);
  const after = reduce(before, event);
  expect(recordChanges(before, after, event)).toMatchObject([{ clientId: 'c2', hasFile: true }]);
  const failed = reduce(after, { type: 'upload-failed', clientId: 'c2', reason: 'NO' });
  const removal = { type: 'removed', clientId: 'c2' } as const;
  expect(recordChanges(failed, reduce(failed, removal), removal)).toEqual([
    { clientId: 'c2', record: null, hasFile: true },
  ]);
  expect(recordChanges(EMPTY_CONVERSATION, before, composed('c1', text('hi')))).toMatchObject([
    { clientId: 'c1', hasFile: false },
  ]);
});
