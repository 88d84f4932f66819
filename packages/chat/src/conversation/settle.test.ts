import type { ChatMessage } from '../message/message';
import type { Outgoing } from '../message/outgoing';
import {
  accepted,
  after,
  arrived,
  composed,
  itemOf,
  own,
  owner,
  read,
  started,
  statesOf,
  text,
  unanswered,
} from '../testing/conversations';
import { type Conversation, EMPTY_CONVERSATION, timeline } from './conversation';

const send = (conversation: Conversation, clientId: string, content: Outgoing = text('hi')) =>
  after(conversation, composed(clientId, content), started(clientId));
/** A send with an unknown outcome, before history is read again. */
const asked = (conversation: Conversation, clientId: string, content?: Outgoing) =>
  after(send(conversation, clientId, content), unanswered(clientId));
const failed = (conversation: Conversation, clientId: string, content?: Outgoing) =>
  read(asked(conversation, clientId, content));
const confirmed = (conversation: Conversation, clientId: string, at: number, content?: Outgoing) =>
  after(send(conversation, clientId, content), accepted(clientId, at));
/** The ids of the messages, and the items that are shown as being sent. */
const shown = (conversation: Conversation) =>
  timeline(conversation).map((entry) =>
    entry.kind === 'message' ? entry.message.id : `${entry.item.clientId} ${entry.status}`,
  );
const saying = (words: string, message: ChatMessage): ChatMessage => ({
  ...message,
  body: { kind: 'text', text: words },
});

describe('a server that does not return client ids', () => {
  test('settles an item by a message with its content, and no other item', () => {
    const now = failed(failed(owner, 'c1', text('one')), 'c2', text('two'));
    expect(statesOf(after(now, arrived(saying('two', own('m1', 5)))))).toEqual({ c1: 'failed' });
    expect(statesOf(after(now, arrived(saying('three', own('m1', 5)))))).toEqual(statesOf(now));
  });

  test('settles two items with the same content together, since one message may belong to either', () => {
    const now = failed(failed(owner, 'c1'), 'c2');
    const once = after(now, arrived(own('m1', 5)));
    expect(statesOf(once)).toEqual({ c1: 'failed', c2: 'failed' });
    expect(shown(once)).toEqual(['m1', 'c2 failed']);
    expect(shown(after(once, { type: 'check-was-due' }, arrived(own('m1', 5))))).toEqual(shown(once));
    expect(statesOf(after(once, arrived(own('m2', 6))))).toEqual({});
  });

  test('tells which of two is missing by the answer to a resend of one', () => {
    const now = after(failed(failed(owner, 'c1'), 'c2'), arrived(own('m1', 5)));
    const again = after(now, { type: 'resent', clientId: 'c2' }, started('c2'));
    // A server that already has the message answers with its time.
    const known = after(again, accepted('c2', 5));
    expect(shown(known)).toEqual(['m1', 'c1 failed']);
    expect(shown(after(known, { type: 'check-was-due' }))).toEqual(['m1', 'c1 failed']);
    const stored = after(again, accepted('c2', 9), arrived(own('m2', 9)));
    expect(statesOf(stored)).toEqual({});
  });

  test('shows a message once that arrives while its own send waits for the answer, whatever the answer is', () => {
    const now = after(send(owner, 'c1'), arrived(own('m1', 5)));
    expect(shown(now)).toEqual(['m1']);
    expect(statesOf(now)).toEqual({ c1: 'sending' });
    expect(shown(after(now, accepted('c1', 5)))).toEqual(['m1']);
    expect(shown(after(now, unanswered('c1')))).toEqual(['m1']);
    expect(statesOf(read(after(now, unanswered('c1'))))).toEqual({});
    // The refusal means that another device sent the message.
    const refused = after(now, { type: 'send-refused', clientId: 'c1', reason: 'REQUEST_LIMIT' });
    expect(shown(refused)).toEqual(['m1', 'c1 failed']);
  });

  test('keeps the key of a message when the server has it', () => {
    const now = send(owner, 'c1');
    const keys = (conversation: Conversation) => timeline(conversation).map(({ key }) => key);
    expect(keys(now)).toEqual(['c1']);
    expect(keys(after(now, arrived(own('m1', 5))))).toEqual(['c1']);
    expect(keys(after(now, arrived(own('m1', 5)), accepted('c1', 5)))).toEqual(['c1']);
    expect(keys(after(now, accepted('c1', 5, 'm1')))).toEqual(['c1']);
  });

  test('excludes a message known to belong to one send for other items with the same content only', () => {
    const now = failed(failed(owner, 'c1', text('one')), 'c2', text('two'));
    const other = after(send(now, 'c3', text('two')), accepted('c3', 5, 'm1'));
    expect(itemOf(other, 'c1').attempt?.others).toEqual([]);
    expect(itemOf(other, 'c2').attempt?.others).toEqual(['m1']);
  });

  test('settles no item by content while a send with the same content is in progress', () => {
    const now = send(failed(owner, 'c1'), 'c2');
    expect(statesOf(after(now, arrived(own('m1', 5))))).toEqual({ c1: 'failed', c2: 'sending' });
    const different = send(failed(owner, 'c1'), 'c2', text('other'));
    expect(statesOf(after(different, arrived(own('m1', 5))))).toEqual({ c2: 'sending' });
  });

  test('does not recognise by content what a new owner sent before it had read history', () => {
    const taken = after(EMPTY_CONVERSATION, { type: 'took-over', items: [] });
    expect(statesOf(read(asked(taken, 'c1'), [own('m1', 5)]))).toEqual({ c1: 'failed' });
  });

  test('does not settle an item without comparable content by a message without any', () => {
    const content: Outgoing = { kind: 'media', fileType: 'image', name: 'a.png', path: null };
    const attempt = { after: { at: 0, id: '' }, isCertain: true, others: [], doubtful: true };
    const item = { ...itemOf(after(owner, composed('c1', content))), state: 'failed' as const, attempt };
    const now = after(EMPTY_CONVERSATION, { type: 'took-over', items: [item] });
    const unknown: ChatMessage = { ...own('m1', 5), body: { kind: 'unknown', type: 'sticker', text: '' } };
    expect(statesOf(read(now, [unknown]))).toEqual({ c1: 'failed' });
  });
});

test('does not settle by a message without a client id if the server returns client ids', () => {
  const now = after(failed(owner, 'c2'), arrived(own('m1', 5, 'c1')));
  expect(statesOf(after(now, arrived(own('m2', 6))))).toEqual({ c2: 'failed' });
});

describe('a send confirmed with only a time', () => {
  test('takes the message with that time, and leaves an older one to the others', () => {
    const now = confirmed(failed(owner, 'c1'), 'c2', 7);
    expect(statesOf(after(now, arrived(own('m1', 5))))).toEqual({ c1: 'failed', c2: 'sent' });
    const both = read(after(now, { type: 'joined' }), [own('m2', 7), own('m1', 5)]);
    expect(statesOf(both)).toEqual({});
    expect([...both.outbox.settled]).toEqual(['c2', 'c1']);
  });

  test('takes precedence, and does not hold back items with other content', () => {
    const now = confirmed(failed(owner, 'c1'), 'c2', 7, text('other'));
    expect(statesOf(after(now, arrived(own('m1', 5))))).toEqual({ c2: 'sent' });
  });

  test('takes one with another time only if a later read of history shows none with its own', () => {
    const now = confirmed(after(failed(owner, 'c1'), { type: 'joined' }), 'c2', 5);
    const early = read(after(now, arrived(own('m1', 6))), [own('m1', 6)]);
    expect(statesOf(early)).toEqual({ c1: 'failed', c2: 'sent' });
    const late = read(after(early, { type: 'joined' }), [own('m1', 6)]);
    expect(statesOf(late)).toEqual({ c1: 'failed' });
    expect(itemOf(late, 'c1').attempt).toMatchObject({ after: { id: '' }, others: ['m1'] });
  });

  test('is settled even if history does not show it; others with its content are then left to the member', () => {
    const now = confirmed(failed(failed(owner, 'c1'), 'c2', text('other')), 'c3', 7);
    const trusted = read(after(now, { type: 'joined' }));
    expect(statesOf(trusted)).toEqual({ c1: 'failed', c2: 'failed' });
    expect(trusted.outbox.settled.has('c3')).toBe(true);
    expect(itemOf(trusted, 'c1').attempt?.isCertain).toBe(false);
    expect(itemOf(trusted, 'c2').attempt?.isCertain).toBe(true);
    expect(statesOf(after(trusted, arrived(own('m1', 5))))).toEqual({ c1: 'failed', c2: 'failed' });
  });

  test('waits while another send with its content is in progress', () => {
    const now = send(confirmed(owner, 'c1', 7), 'c2');
    expect(statesOf(read(after(now, { type: 'joined' })))).toEqual({ c1: 'sent', c2: 'sending' });
  });
});
