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
  unanswered,
} from '../testing/conversations';
import { EMPTY_CONVERSATION, timeline } from './conversation';
import { nextStep } from '../outbox/outbox';
import type { ConversationEvent } from './events';

const heldBack: ConversationEvent = { type: 'send-held-back', clientId: 'c1' };
const refused: ConversationEvent = { type: 'send-refused', clientId: 'c1', reason: 'REQUEST_LIMIT' };
const beginning = { at: Number.NEGATIVE_INFINITY, id: '' };

describe('the messages among which a send looks for its copy', () => {
  const taken = after(EMPTY_CONVERSATION, { type: 'took-over', items: [] }, composed('c1'));

  test('start after the newest message known when it started', () => {
    const now = after(owner, arrived(own('m1', 5)), composed('c1'), started('c1'));
    expect(itemOf(now)).toMatchObject({ state: 'sending', attempt: { after: { at: 5, id: 'm1' } } });
  });

  test('start at the beginning if there were no messages yet', () => {
    expect(itemOf(after(owner, composed('c1'), started('c1'))).attempt).toEqual({
      after: beginning,
      isCertain: true,
      others: [],
      doubtful: false,
    });
  });

  test('are uncertain until a new owner has read history, for which its sends wait', () => {
    expect(nextStep(taken.outbox)).toBeNull();
    expect(nextStep(read(taken).outbox)).not.toBeNull();
    expect(itemOf(after(read(taken), started('c1'))).attempt).toMatchObject({ isCertain: true });
    const overdue = after(taken, { type: 'history-overdue' });
    expect(nextStep(overdue.outbox)).not.toBeNull();
    expect(itemOf(after(overdue, started('c1'))).attempt).toMatchObject({ isCertain: false });
  });

  test('start where the first send started when it is resent', () => {
    const failed = read(after(owner, composed('c1'), started('c1'), unanswered('c1')));
    const again = after(failed, arrived(own('m9', 9)), composed('c2'), { type: 'resent', clientId: 'c1' });
    expect(itemOf(after(failed, { type: 'resent', clientId: 'c1' }, started('c1'))).attempt?.after).toEqual(
      beginning,
    );
    expect(statesOf(again)).toEqual({ c2: 'queued' });
  });
});

describe('a send that had no effect', () => {
  const sending = after(owner, composed('c1'), started('c1'));
  const doubtful = after(
    read(after(sending, unanswered('c1'))),
    { type: 'resent', clientId: 'c1' },
    started('c1'),
  );

  test.each([
    ['held back', heldBack, { state: 'queued', reason: null }],
    ['refused', refused, { state: 'failed', reason: 'REQUEST_LIMIT' }],
  ])('that is %s is not in doubt, unless an earlier one is', (_, event, expected) => {
    expect(itemOf(after(sending, event))).toMatchObject({ ...expected, attempt: null });
    expect(itemOf(after(doubtful, event))).toMatchObject({ ...expected, attempt: { doubtful: true } });
  });

  test('is not recorded for a failed upload', () => {
    const uploading = after(
      owner,
      composed('c1', { kind: 'media', fileType: 'image', name: 'a.png', path: null }),
      { type: 'upload-started', clientId: 'c1' },
    );
    const failed = after(uploading, { type: 'upload-failed', clientId: 'c1', reason: 'KEY_INVALID' });
    expect(itemOf(failed)).toMatchObject({ state: 'failed', reason: 'KEY_INVALID', attempt: null });
  });
});

describe("the server's answer", () => {
  test('becomes a provisional message if it has an id, until the copy arrives', () => {
    const now = after(owner, composed('c1'), started('c1'), accepted('c1', 5, 'm1'));
    const shown = { kind: 'message', key: 'c1' };
    expect(timeline(now)).toEqual([{ ...shown, message: { ...own('m1', 5), provisional: true } }]);
    expect(timeline(after(now, arrived(own('m1', 6))))).toEqual([{ ...shown, message: own('m1', 6) }]);
  });

  test('shows a file at its upload path', () => {
    const now = after(
      owner,
      composed('c1', { kind: 'media', fileType: 'video', name: 'a.mp4', path: null }),
      { type: 'uploaded', clientId: 'c1', path: '/f/1' },
      started('c1'),
      accepted('c1', 5, 'm1'),
    );
    const body = { kind: 'media', fileType: 'video', text: '', url: null, path: '/f/1' };
    expect(timeline(now)).toMatchObject([{ kind: 'message', message: { id: 'm1', body } }]);
  });

  test('waits for a read of history that starts later if it has no id', () => {
    const now = after(owner, { type: 'joined' }, composed('c1'), started('c1'), accepted('c1', 5));
    expect(itemOf(now)).toMatchObject({ state: 'sent', sentAt: 5, resolvedBy: now.log.begun + 1 });
  });
});
