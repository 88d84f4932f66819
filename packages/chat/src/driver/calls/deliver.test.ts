import { type Client, sendChatMessage, uploadChatImage, uploadChatVideo } from '@member-wallet/api-sdk';
import { type Answer, createTestBackend, fault, raw, refusal } from '@member-wallet/api-sdk/testing';
import { FILE_GONE, GIVEN_UP, newItem } from '../../outbox/item';
import { text } from '../../testing/conversations';
import { deliver } from './deliver';
import type { DriverEvent } from '../state/driver-events';

const started = { type: 'send-started', clientId: 'c1' };

/** Makes one send with this answer. Returns its events and the failure if it is retried. */
async function send(
  answer: Answer<typeof sendChatMessage>,
  signal: AbortSignal = new AbortController().signal,
  timeouts = {},
) {
  const server = createTestBackend({ sendChatMessage: answer });
  const events: DriverEvent[] = [];
  const again = await deliver(
    {
      client: server.client({ timeouts }),
      who: { userId: null, guestId: 'g1' },
      files: { put: async () => {}, get: async () => null, remove: async () => {} },
      fileKept: Promise.resolve(),
      dispatch: (event) => events.push(event),
    },
    { kind: 'send', item: newItem('c1', 100, text('hi')) },
    signal,
  );
  expect(server.calls(sendChatMessage)).toHaveLength(1);
  return { events, again };
}

/** Starts one upload. Returns its events and its end. @param file null if the browser no longer has it */
function startUpload(
  client: Client,
  fileType: 'image' | 'video' = 'image',
  file: File | null = new File(['x'], 'a'),
  fileKept: Promise<void> = Promise.resolve(),
) {
  const events: DriverEvent[] = [];
  const done = deliver(
    {
      client,
      who: { userId: null, guestId: 'g1' },
      files: { put: async () => {}, get: async () => file, remove: async () => {} },
      fileKept,
      dispatch: (event) => events.push(event),
    },
    { kind: 'upload', item: newItem('c1', 100, { kind: 'media', fileType, name: 'a', path: null }) },
    new AbortController().signal,
  );
  return { events, done };
}

test.each<[string, Answer<typeof sendChatMessage>]>([
  ['an answer that is lost', fault('cut')],
  ['an answer that cannot be read', fault('html')],
  ['a truncated answer', fault('truncated')],
  ['a server error', refusal('INTERNAL_SERVER_ERROR', 500)],
])('leaves the outcome unknown after %s, so that history is read before a resend', async (_, answer) => {
  expect(await send(answer)).toEqual({
    events: [started, { type: 'send-unanswered', clientId: 'c1' }],
    again: expect.anything(),
  });
});

test('leaves the outcome unknown after a send that is given up, as after a lost answer', async () => {
  const lifetime = new AbortController();
  const sent = send(fault('silence'), lifetime.signal);
  lifetime.abort();
  expect(await sent).toEqual({
    events: [started, { type: 'send-unanswered', clientId: 'c1' }],
    again: { isTimeout: false },
  });
});

test('waits for a send for a minute', async () => {
  jest.useFakeTimers();
  const sent = send(fault('silence'));
  let isOver = false;
  void sent.then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(59_999);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect((await sent).events.at(-1)).toEqual({ type: 'send-unanswered', clientId: 'c1' });
  jest.useRealTimers();
});

test("limits a send to the client's timeout of calls, not to that of uploads", async () => {
  jest.useFakeTimers();
  const sent = send(fault('silence'), undefined, { call: 90_000, upload: 5 });
  let isOver = false;
  void sent.then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(89_999);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect((await sent).events.at(-1)).toEqual({ type: 'send-unanswered', clientId: 'c1' });
  jest.useRealTimers();
});

test.each(['image', 'video'] as const)(
  "an upload has the client's timeout of uploads: %s",
  async (fileType) => {
    jest.useFakeTimers();
    const server = createTestBackend();
    server.answer(fileType === 'image' ? uploadChatImage : uploadChatVideo, fault('silence'));
    const { events, done } = startUpload(server.client({ timeouts: { call: 5, upload: 90_000 } }), fileType);
    await jest.advanceTimersByTimeAsync(89_999);
    expect(events.at(-1)?.type).toBe('upload-progressed');
    await jest.advanceTimersByTimeAsync(1);
    expect(await done).toBeNull();
    expect(events.at(-1)).toEqual({ type: 'upload-failed', clientId: 'c1', reason: GIVEN_UP });
    jest.useRealTimers();
  },
);

const stored = () => new Promise<void>((resolve) => setTimeout(resolve, 200));
test.each([
  ['is stored', 200, stored],
  ['cannot be stored', 200, () => stored().then(() => Promise.reject(new Error('full')))],
  ['is not stored in time', 1000, () => new Promise<void>(() => {})],
])('starts an upload once its file %s', async (_, after, keep) => {
  jest.useFakeTimers();
  const server = createTestBackend({ uploadChatImage: { path: '/a.png' } });
  const { events, done } = startUpload(server.client(), 'image', undefined, keep());
  await jest.advanceTimersByTimeAsync(after - 1);
  expect(events).toEqual([{ type: 'upload-started', clientId: 'c1' }]);
  expect(server.calls(uploadChatImage)).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(await done).toBeNull();
  expect(events.at(-1)).toEqual({ type: 'uploaded', clientId: 'c1', path: '/a.png' });
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('fails an upload whose file is gone, without a call', async () => {
  const server = createTestBackend();
  const { events, done } = startUpload(server.client(), 'image', null);
  await done;
  expect(events.at(-1)).toEqual({ type: 'upload-failed', clientId: 'c1', reason: FILE_GONE });
  expect(server.calls(uploadChatImage)).toHaveLength(0);
});

test('fails a refused upload with the reason', async () => {
  const server = createTestBackend({ uploadChatVideo: refusal('KEY_INVALID') });
  const { events, done } = startUpload(server.client(), 'video');
  expect(await done).toBeNull();
  expect(events.at(-1)).toEqual({ type: 'upload-failed', clientId: 'c1', reason: 'KEY_INVALID' });
});

test('fails a refused message with the reason', async () => {
  expect(await send(refusal('KEY_INVALID'))).toEqual({
    events: [started, { type: 'send-refused', clientId: 'c1', reason: 'KEY_INVALID' }],
    again: expect.objectContaining({ isFinal: true }),
  });
});

test('retries a message that certainly was not sent', async () => {
  expect(await send(fault('unreachable'))).toEqual({
    events: [started, { type: 'send-held-back', clientId: 'c1' }],
    again: { isTimeout: false },
  });
});

test.each([400, 401, 403, 404, 410, 413, 415, 422])(
  'status %i ends it, whatever the body is',
  async (status) => {
    for (const body of ['<title>no</title>', '', '{', '[]']) {
      const { events, again } = await send(raw({ status, text: body, contentType: 'text/html' }));
      expect(events.at(-1)).toMatchObject({ type: 'send-refused', clientId: 'c1' });
      expect(again?.isFinal).toBe(true);
    }
  },
);

test.each([
  [429, 'send-held-back'],
  [425, 'send-held-back'],
  [408, 'send-unanswered'],
  [503, 'send-unanswered'],
])('retries after status %i, with the pause that the server asks for', async (status, type) => {
  const page = raw({ status, text: '<title>busy</title>', retryAfter: '7' });
  const { events, again } = await send(page);
  expect(events.at(-1)).toEqual({ type, clientId: 'c1' });
  expect(again).toEqual({ isFinal: false, isAnswer: true, retryAfterMs: 7000 });
});

test('keeps the message for a retry if the host’s getToken fails', async () => {
  const events: DriverEvent[] = [];
  const getToken = () => Promise.reject(new Error('no token'));
  const again = await deliver(
    {
      client: createTestBackend().client({ getToken }),
      who: { userId: null, guestId: 'g1' },
      files: { put: async () => {}, get: async () => null, remove: async () => {} },
      fileKept: Promise.resolve(),
      dispatch: (event) => events.push(event),
    },
    { kind: 'send', item: newItem('c1', 100, text('hi')) },
    new AbortController().signal,
  );
  expect([events, again]).toEqual([
    [started, { type: 'send-held-back', clientId: 'c1' }],
    { isAnswer: true },
  ]);
});
