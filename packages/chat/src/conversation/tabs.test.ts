import { type Attempt, newItem, type OutboxItem, type OutboxState } from '../outbox/item';
import { after, composed, itemOf, owner, read, started, statesOf, text } from '../testing/conversations';
import { EMPTY_CONVERSATION } from './conversation';
import type { ConversationEvent } from './events';

const attempt: Attempt = { after: { at: 1, id: 'm0' }, isCertain: true, others: [], doubtful: true };
const item = (state: OutboxState, fields: Partial<OutboxItem> = {}): OutboxItem => ({
  ...newItem('c1', 1, text('hi')),
  state,
  ...fields,
});
const wrote = (record: OutboxItem | null): ConversationEvent => ({
  type: 'record-changed',
  clientId: 'c1',
  item: record,
});
const owning = (...items: OutboxItem[]) => after(EMPTY_CONVERSATION, { type: 'took-over', items });

describe('a new owner', () => {
  test.each<[OutboxState, OutboxState, 'asks' | 'knows']>([
    ['queued', 'queued', 'knows'],
    ['uploading', 'queued', 'knows'],
    ['sending', 'asking', 'asks'],
    ['asking', 'asking', 'asks'],
    ['sent', 'sent', 'asks'],
    ['failed', 'failed', 'knows'],
  ])('turns %s into %s, and %s', (was, is, asks) => {
    const now = owning(item(was));
    const resolvedBy = asks === 'asks' ? now.log.begun : 0;
    expect(itemOf(now)).toEqual(item(is, { resolvedBy }));
    expect(now.log.fill?.number).toBe(now.log.begun);
  });

  test('uses the stored records instead of its own copies', () => {
    const stale = after(EMPTY_CONVERSATION, composed('c1'), composed('c2'));
    expect(statesOf(after(stale, { type: 'took-over', items: [item('queued')] }))).toEqual({ c1: 'queued' });
  });
});

describe('a record written by another tab', () => {
  const tabs = {
    'a tab that is not the owner': EMPTY_CONVERSATION,
    'the owner': read(owning()),
  };

  test.each<[keyof typeof tabs, OutboxState | null, OutboxState | null, OutboxState | null]>([
    ['a tab that is not the owner', null, 'queued', 'queued'],
    ['a tab that is not the owner', 'queued', 'sending', 'sending'],
    ['a tab that is not the owner', 'sending', 'queued', 'queued'],
    ['a tab that is not the owner', 'sending', null, null],
    ['a tab that is not the owner', null, null, null],
    ['the owner', null, 'queued', 'queued'],
    ['the owner', 'failed', 'queued', 'queued'],
    ['the owner', 'failed', null, null],
    ['the owner', 'failed', 'failed', 'failed'],
    ['the owner', 'failed', 'sent', 'failed'],
    ['the owner', 'sending', 'queued', 'sending'],
    ['the owner', 'sending', null, 'sending'],
    ['the owner', 'queued', null, 'queued'],
    ['the owner', null, null, null],
  ])('%s has %p and receives %p: the result is %p', (tab, mine, theirs, expected) => {
    const { [tab]: start } = tabs;
    const outbox = { ...start.outbox, items: new Map(mine && [['c1', item(mine)]]) };
    const now = after({ ...start, outbox }, wrote(theirs && item(theirs)));
    expect(statesOf(now)).toEqual(expected === null ? {} : { c1: expected });
    if (mine === expected && tab === 'the owner') expect(now.outbox).toBe(outbox);
  });

  test('only changes the state if it is a resend: the owner keeps what it knows about the first send', () => {
    const now = read(owning(item('failed', { attempt, reason: 'REQUEST_LIMIT' })));
    const received = after(now, wrote(item('queued', { content: text('changed') })));
    expect(itemOf(received)).toEqual(item('queued', { attempt }));
  });
});

describe('a resend', () => {
  const failed = item('failed', { attempt, reason: 'REQUEST_LIMIT' });
  const resent: ConversationEvent = { type: 'resent', clientId: 'c1' };

  test('by the owner can still be recognised by its content', () => {
    expect(itemOf(after(read(owning(failed)), resent))).toEqual(item('queued', { attempt }));
  });

  test('by another tab, which may know less, cannot', () => {
    const tab = after(EMPTY_CONVERSATION, wrote(failed));
    expect(itemOf(after(tab, resent))).toEqual(item('queued', { attempt: { ...attempt, isCertain: false } }));
    const refused = after(EMPTY_CONVERSATION, wrote(item('failed', { reason: 'REQUEST_LIMIT' })));
    expect(itemOf(after(refused, resent))).toEqual(item('queued'));
  });

  test('does not change an item that has not failed', () => {
    const sending = after(owner, composed('c1'), started('c1'));
    expect(after(sending, resent)).toBe(sending);
  });
});
