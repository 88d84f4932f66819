import { NOT_DELIVERED, type OutboxItem } from '../outbox/item';
import { nextStep } from '../outbox/outbox';
import { recordChanges } from '../outbox/records';
import { writeRecord } from '../outbox/stored';
import {
  accepted,
  after,
  arrived,
  composed,
  own,
  owner,
  read,
  text,
  unanswered,
} from '../testing/conversations';
import { type Conversation, EMPTY_CONVERSATION, linkMissed, timeline, unreadCount } from './conversation';
import type { ConversationEvent } from './events';
import { fillPage } from './history';

const item = (conversation: Conversation, clientId = 'c1') => conversation.outbox.items.get(clientId);
const states = (conversation: Conversation) =>
  [...conversation.outbox.items.values()].map(({ state }) => state);

describe('sending', () => {
  test('sends one message at a time, in the order of writing', () => {
    let now = after(owner, composed('c2'), composed('c1'));
    expect(nextStep(now.outbox)?.item.clientId).toBe('c2');
    now = after(now, { type: 'send-started', clientId: 'c2' });
    expect(nextStep(now.outbox)).toBeNull();
    now = after(now, { type: 'send-accepted', clientId: 'c2', reply: { at: 5, id: 'm1' } });
    expect(nextStep(now.outbox)?.item.clientId).toBe('c1');
    expect(timeline(now).map((entry) => entry.kind)).toEqual(['message', 'delivery']);
  });

  test('uploads a file, then sends it', () => {
    let now = after(owner, composed('c1', { kind: 'media', fileType: 'image', name: 'a.png', path: null }));
    expect(nextStep(now.outbox)?.kind).toBe('upload');
    now = after(now, { type: 'upload-started', clientId: 'c1' });
    expect(timeline(now)[0]).toMatchObject({ status: 'uploading_file' });
    now = after(now, { type: 'uploaded', clientId: 'c1', path: '/f/a.png' });
    expect(nextStep(now.outbox)).toMatchObject({ kind: 'send', item: { content: { path: '/f/a.png' } } });
  });

  test('fails a refused message with its reason, and sends the next one', () => {
    const now = after(
      owner,
      composed('c1'),
      composed('c2'),
      { type: 'send-started', clientId: 'c1' },
      { type: 'send-refused', clientId: 'c1', reason: 'REQUEST_LIMIT' },
    );
    expect(item(now)).toMatchObject({ state: 'failed', reason: 'REQUEST_LIMIT', attempt: null });
    expect(nextStep(now.outbox)?.item.clientId).toBe('c2');
    expect(nextStep(after(now, { type: 'resent', clientId: 'c1' }).outbox)?.item.clientId).toBe('c1');
    expect(item(after(now, { type: 'removed', clientId: 'c1' }))).toBeUndefined();
  });

  test('queues a message again that was not sent', () => {
    const now = after(
      owner,
      composed('c1'),
      { type: 'send-started', clientId: 'c1' },
      { type: 'send-held-back', clientId: 'c1' },
    );
    expect(item(now)).toMatchObject({ state: 'queued', attempt: null });
  });

  test('resends and removes only failed messages', () => {
    const sending = after(owner, composed('c1'), { type: 'send-started', clientId: 'c1' });
    expect(after(sending, { type: 'removed', clientId: 'c1' })).toBe(sending);
    expect(after(sending, { type: 'resent', clientId: 'c1' })).toBe(sending);
  });

  test('refuses a client id that is already in use', () => {
    const once = after(owner, composed('c1'));
    expect(after(once, composed('c1', text('other')))).toBe(once);
  });
});

describe('an unknown outcome', () => {
  const inDoubt = after(
    owner,
    composed('c1'),
    { type: 'send-started', clientId: 'c1' },
    { type: 'send-unanswered', clientId: 'c1' },
  );

  test('is shown as sending while history is read, and delays the others', () => {
    const now = after(inDoubt, composed('c2'));
    expect(fillPage(now.log)?.skip).toBe(0);
    expect(timeline(now)[0]).toMatchObject({ status: 'sending' });
    expect(nextStep(now.outbox)).toBeNull();
  });

  test('is a success if history contains the message', () => {
    const now = read(inDoubt, [own('m1', 5, 'c1')]);
    expect(states(now)).toEqual([]);
    expect(timeline(now)).toHaveLength(1);
  });

  test('is a failure if history does not contain it, until the message arrives late', () => {
    const failed = read(inDoubt, []);
    expect(item(failed)).toMatchObject({ state: 'failed', reason: NOT_DELIVERED });
    const healed = after(failed, arrived(own('m1', 5, 'c1')));
    expect(states(healed)).toEqual([]);
    expect(timeline(healed)).toHaveLength(1);
  });

  test('cannot be resolved by a read that started before the send', () => {
    const before = after(owner, composed('c1'), { type: 'send-started', clientId: 'c1' }, { type: 'joined' });
    const request = fillPage(before.log);
    const asking = after(before, { type: 'send-unanswered', clientId: 'c1' });
    const page = { request: request ?? { fill: 0, skip: 0, limit: 10 }, messages: [], full: false };
    expect(item(after(asking, { type: 'page-arrived', page }))?.state).toBe('asking');
  });

  test('is settled if the message arrives during a resend, whatever the resend’s answer', () => {
    const again = after(
      read(inDoubt, []),
      { type: 'resent', clientId: 'c1' },
      { type: 'send-started', clientId: 'c1' },
      arrived(own('m1', 5, 'c1')),
    );
    expect(states(again)).toEqual([]);
    expect(after(again, { type: 'send-unanswered', clientId: 'c1' })).toBe(again);
    expect(after(again, { type: 'send-refused', clientId: 'c1', reason: 'X' })).toBe(again);
  });

  describe('if the server does not return client ids', () => {
    test('is settled once, by a new message with the same content', () => {
      expect(states(read(inDoubt, [own('m1', 5)]))).toEqual([]);
      const second = after(
        read(inDoubt, [own('m1', 5)]),
        composed('c2'),
        { type: 'send-started', clientId: 'c2' },
        { type: 'send-unanswered', clientId: 'c2' },
      );
      expect(states(read(second, [own('m1', 5)]))).toEqual(['failed']);
    });

    test('is not settled by an earlier message, nor by one from support', () => {
      const known = after(owner, arrived(own('m1', 5)));
      const asking = after(
        known,
        composed('c1'),
        { type: 'send-started', clientId: 'c1' },
        { type: 'send-unanswered', clientId: 'c1' },
      );
      const agent = { ...own('m2', 6), sender: 'agent' };
      expect(states(read(asking, [agent, own('m1', 5)]))).toEqual(['failed']);
    });

    test("is not settled by another send's message after it has failed", () => {
      const failed = read(inDoubt, []);
      const now = after(
        failed,
        composed('c2'),
        { type: 'send-started', clientId: 'c2' },
        arrived(own('m1', 5)),
        { type: 'send-accepted', clientId: 'c2', reply: { at: 5, id: 'm1' } },
      );
      expect(now.outbox.items.get('c1')?.state).toBe('failed');
      expect(now.outbox.items.has('c2')).toBe(false);
    });
  });

  test('is shown as delivered after an answer with only a time, until its copy arrives', () => {
    const sent = after(
      owner,
      composed('c1'),
      { type: 'send-started', clientId: 'c1' },
      { type: 'send-accepted', clientId: 'c1', reply: { at: 5, id: null } },
    );
    expect(timeline(sent)).toMatchObject([{ kind: 'delivery', status: 'succeed' }]);
    expect(timeline(after(sent, arrived(own('m1', 5))))).toMatchObject([{ kind: 'message' }]);
  });
});

describe('an event without effect', () => {
  const waiting = after(owner, composed('c1'));

  test.each<[string, ConversationEvent]>([
    ['a message that is known', arrived(own('m1', 5))],
    ['an upload of a text', { type: 'uploaded', clientId: 'c1', path: '/f/1' }],
    ['a removal of an unknown item', { type: 'removed', clientId: 'c9' }],
    ['a refusal of an unknown item', { type: 'send-refused', clientId: 'c9', reason: 'X' }],
    ['an answer for an unknown item', accepted('c9', 5, 'm9')],
    ['an unknown outcome of an unsent item', unanswered('c1')],
  ])('returns the same object for %s', (_, event) => {
    const known = after(waiting, arrived(own('m1', 5)));
    expect(after(known, event)).toBe(known);
  });
});

test('keeps the order of writing when the clock is set back', () => {
  const times = [100, 100, 500, 50].map((at, index) => composed(`c${index}`, text('hi'), at));
  const items = [...after(owner, ...times).outbox.items.values()];
  expect(items.map(({ composedAt }) => composedAt)).toEqual([100, 101, 500, 501]);
});

describe('reading history', () => {
  test('restarts on a join, and is not interrupted by a check', () => {
    const joined = after(owner, { type: 'joined' });
    expect(after(joined, { type: 'check-was-due' })).toBe(joined);
    expect(fillPage(after(joined, { type: 'joined' }).log)?.fill).toBe(joined.log.begun + 1);
    const checked = after(owner, { type: 'check-was-due' });
    expect(fillPage(checked.log)?.fill).toBe(owner.log.begun + 1);
    expect(checked.outbox).toBe(owner.outbox);
  });
});

describe('tabs', () => {
  const stored: OutboxItem = {
    ...(item(after(owner, composed('c1'), { type: 'send-started', clientId: 'c1' })) ?? neverNull()),
  };

  test('send only if they are the owner', () => {
    const second = after(EMPTY_CONVERSATION, composed('c1'));
    expect(nextStep(second.outbox)).toBeNull();
    expect(timeline(second)).toMatchObject([{ status: 'sending' }]);
  });

  test("read history as the new owner, to resolve the previous owner's send", () => {
    const next = after(EMPTY_CONVERSATION, { type: 'took-over', items: [stored] });
    expect(item(next)?.state).toBe('asking');
    expect(states(read(next, [own('m1', 5, 'c1')]))).toEqual([]);
    expect(states(read(next, []))).toEqual(['failed']);
  });

  test('send a message of another tab, and ignore a record that is already settled', () => {
    const queued = { ...stored, state: 'queued' as const, attempt: null };
    const now = after(owner, { type: 'record-changed', clientId: 'c1', item: queued });
    expect(nextStep(now.outbox)?.item.clientId).toBe('c1');
    const done = after(
      now,
      { type: 'send-started', clientId: 'c1' },
      { type: 'send-accepted', clientId: 'c1', reply: { at: 5, id: 'm1' } },
    );
    const late: ConversationEvent = { type: 'record-changed', clientId: 'c1', item: queued };
    const again = after(done, late);
    expect(states(again)).toEqual([]);
    expect(recordChanges(done, again, late)).toEqual([{ clientId: 'c1', record: null, hasFile: false }]);
  });

  test('write a record before the send and remove it afterwards', () => {
    const queued = after(owner, composed('c1'));
    const start: ConversationEvent = { type: 'send-started', clientId: 'c1' };
    const sending = after(queued, start);
    const [change] = recordChanges(queued, sending, start);
    expect(change).toMatchObject({ clientId: 'c1', record: writeRecord(item(sending) ?? neverNull()) });
    const answer: ConversationEvent = { type: 'send-accepted', clientId: 'c1', reply: { at: 5, id: 'm1' } };
    const sent = after(sending, answer);
    expect(recordChanges(sending, sent, answer)).toEqual([{ clientId: 'c1', record: null, hasFile: false }]);
  });

  test('write nothing for changes of other tabs if they are not the owner', () => {
    const received: ConversationEvent = { type: 'record-changed', clientId: 'c1', item: stored };
    const tab = after(EMPTY_CONVERSATION, received);
    expect(states(tab)).toEqual(['sending']);
    expect(recordChanges(EMPTY_CONVERSATION, tab, received)).toEqual([]);
  });
});

describe('the timeline', () => {
  const agent = (id: string, at: number) => ({ ...own(id, at), sender: 'agent' });

  test('counts messages from support after the last one read as unread', () => {
    const now = after(owner, arrived(agent('m1', 1)), arrived(own('m2', 2)), arrived(agent('m3', 3)));
    expect(unreadCount(now, null)).toBe(1);
    expect(unreadCount(after(owner, arrived(agent('m1', 1)), arrived(agent('m3', 3))), null)).toBe(2);
    expect(unreadCount(now, { at: 1, id: 'm1' })).toBe(1);
    expect(unreadCount(now, { at: 3, id: 'm3' })).toBe(0);
  });

  test('shows a delivery once in every tab when its message has arrived', () => {
    const tab = after(EMPTY_CONVERSATION, composed('c1'), composed('c2'), arrived(own('m1', 5, 'c1')));
    expect(timeline(tab).map((entry) => (entry.kind === 'message' ? 'm1' : entry.item.clientId))).toEqual([
      'm1',
      'c2',
    ]);
  });

  test('detects a dead connection by a message in history that the socket should have delivered', () => {
    const now = after(owner, arrived(agent('m1', 1000)));
    expect(linkMissed(now, [agent('m1', 1000)], 9000)).toBe(false);
    expect(linkMissed(now, [agent('m2', 5000)], 9000)).toBe(true);
    expect(linkMissed(now, [agent('m2', 8000)], 9000)).toBe(false);
    expect(linkMissed(now, [agent('m2', 7000)], 9000)).toBe(false);
    expect(linkMissed(now, [agent('m2', 6999), agent('m1', 1000)], 9000)).toBe(true);
    expect(linkMissed(now, [own('m2', 5000, 'of another device')], 9000)).toBe(true);
    expect(linkMissed(EMPTY_CONVERSATION, [agent('m2', 5000)], 9000)).toBe(false);
    const sending = after(now, composed('c1'));
    expect(linkMissed(sending, [own('m2', 5000, 'c1')], 9000)).toBe(false);
  });
});

function neverNull(): never {
  throw new Error('The item should be there.');
}
