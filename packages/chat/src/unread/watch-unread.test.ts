import { type ChatPackage, listChatHistory } from '@member-wallet/api-sdk';
import { createTestBackend, fault, raw, refusal } from '@member-wallet/api-sdk/testing';
import { memoryStorage } from '../testing/memory-storage';
import { watchUnread } from './watch-unread';

const START = Date.UTC(2026, 0, 1);
const who = { userId: 'u1', guestId: null };
const said = (number: number, sender: string): ChatPackage => ({
  _id: `m${number}`,
  sender,
  createdAt: new Date(START + number).toISOString(),
  message: { message_type: 'text', payload: 'hi' },
});

const server = createTestBackend();
const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const reads = () => server.calls(listChatHistory).length;
let storage: Storage;
let document: EventTarget & { visibilityState: string };
let window: EventTarget;
let counts: number[];
let newest: (string | null)[];
let end: () => void;
const onUnread = (count: number, id: string | null) => {
  counts.push(count);
  newest.push(id);
};

function watch(...messages: ChatPackage[]) {
  server.answer(listChatHistory, messages.reverse());
  end = watchUnread({
    client: server.client(),
    who,
    storage,
    page: { window: window as Window, document: document as Document },
    onUnread,
  });
}
const mark = (number: number) =>
  storage.setItem('chat-read/u1', JSON.stringify({ at: START + number, id: `m${number}` }));
const turn = (visibilityState: 'visible' | 'hidden') => {
  document.visibilityState = visibilityState;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  server.reset();
  storage = memoryStorage();
  document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  window = new EventTarget();
  counts = [];
  newest = [];
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

test('counts the messages from support after the read mark, once a minute', async () => {
  mark(2);
  watch(said(1, 'agent'), said(2, 'agent'), said(3, 'agent'), said(4, 'customer'));
  await wait();
  expect(counts).toEqual([1]);
  server.answer(listChatHistory, [said(6, 'agent'), said(5, 'agent'), said(3, 'agent')]);
  await wait(59_999);
  expect(counts).toEqual([1]);
  await wait(1);
  expect(counts).toEqual([1, 3]);
  expect(server.calls(listChatHistory)[0]?.input).toMatchObject({ userId: 'u1', skip: 0, limit: 10 });
});

test('counts messages before the member’s own last one as read if there is no mark', async () => {
  watch(said(1, 'agent'), said(2, 'customer'), said(3, 'agent'));
  await wait();
  expect(counts).toEqual([1]);
});

test('reports another newest message even if the count stays the same', async () => {
  mark(1);
  watch(said(1, 'agent'), said(2, 'agent'), said(3, 'customer'));
  await wait();
  mark(2);
  server.answer(listChatHistory, [said(4, 'agent'), said(3, 'customer'), said(2, 'agent')]);
  await wait(60_000);
  expect([counts, newest]).toEqual([
    [1, 1],
    ['m2', 'm4'],
  ]);
});

test('lowers the count when another tab shows the messages', async () => {
  watch(said(1, 'agent'), said(2, 'agent'));
  await wait();
  mark(2);
  window.dispatchEvent(new Event('storage'));
  expect([counts, newest]).toEqual([
    [2, 0],
    ['m2', null],
  ]);
});

test('does not read while the page is hidden, and reads soon after it is visible again', async () => {
  watch(said(1, 'agent'));
  await wait();
  turn('hidden');
  await wait(300_000);
  expect(reads()).toBe(1);
  turn('visible');
  await wait();
  expect(reads()).toBe(2);
  turn('hidden');
  turn('visible');
  await wait();
  expect(reads()).toBe(2);
});

test('reads only once without a conversation, or if the session is refused', async () => {
  watch();
  await wait(300_000);
  expect(reads()).toBe(1);
  end();
  server.reset();
  server.answer(listChatHistory, refusal('INACTIVE_USER', 403));
  end = watchUnread({
    client: server.client(),
    who,
    storage,
    page: { window: window as Window, document: document as Document },
    onUnread,
  });
  await wait(300_000);
  expect(reads()).toBe(1);
  expect(counts).toEqual([]);
});

test('waits for the pause that the server asks for', async () => {
  watch(said(1, 'agent'));
  await wait();
  server.answer(listChatHistory, raw({ status: 503, text: '<title>busy</title>', retryAfter: '300' }));
  await wait(60_000 + 299_999);
  turn('visible');
  await wait();
  expect(reads()).toBe(2);
  await wait(1);
  turn('visible');
  await wait();
  expect(reads()).toBe(3);
});

test('reads again after a failure, and not after the end', async () => {
  watch(said(1, 'agent'));
  server.answer(listChatHistory, fault('unreachable'));
  await wait();
  server.answer(listChatHistory, [said(1, 'agent')]);
  await wait(60_000);
  expect(counts).toEqual([1]);
  const before = reads();
  end();
  await wait(300_000);
  expect(reads()).toBe(before);
});
