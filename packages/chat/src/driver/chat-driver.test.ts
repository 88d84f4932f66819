import {
  type ChatPackage,
  type Client,
  listChatHistory,
  markChatRead,
  sendChatMessage,
  uploadChatImage,
} from '@member-wallet/api-sdk';
import { createTestBackend, fault } from '@member-wallet/api-sdk/testing';
import { newItem } from '../outbox/item';
import { writeRecord } from '../outbox/stored';
import { memoryStorage } from '../testing/memory-storage';
import { type ChatDriver, createChatDriver } from './chat-driver';
import { createFileBox } from './browser/file-box';
import { createLink, type LinkEvents } from './calls/link';
import type { ChatPlace } from './options';

jest.mock('./calls/link', () => ({ createLink: jest.fn() }));

const START = Date.UTC(2026, 0, 1);
const who = { userId: null, guestId: 'g1' };
const hi = { kind: 'text', text: 'hi' } as const;

/** A message from support, this many ms after the start. */
const agent = (number: number, ms = 0): ChatPackage => ({
  _id: `m${String(number).padStart(3, '0')}`,
  sender: 'agent',
  createdAt: new Date(START + ms).toISOString(),
  message: { message_type: 'text', payload: `text ${number}` },
});

const server = createTestBackend();
const link = { open: jest.fn(), close: jest.fn(), reconnect: jest.fn(), check: jest.fn() };
let socket: LinkEvents;
let place: ChatPlace & { storage: Storage };
let document: EventTarget & { visibilityState: string };
let window: EventTarget;
let driver: ChatDriver;
let held: ChatPackage[];

const make = (client: Client = server.client()) => createChatDriver({ client, who, socketUrl: '' }, place);
const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const reads = () => server.calls(listChatHistory).length;
const shown = () => driver.getSnapshot().entries.map((entry) => entry.kind);

function turn(visibilityState: 'visible' | 'hidden'): void {
  document.visibilityState = visibilityState;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers({ now: START, doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.clearAllMocks();
  // Retries after the shortest pauses.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.mocked(createLink).mockImplementation((_, events) => {
    socket = events;
    return link;
  });
  held = [];
  server.reset();
  server.answer(listChatHistory, ({ skip, limit }) => [...held].reverse().slice(skip, skip + limit));
  document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  window = new EventTarget();
  place = {
    storage: memoryStorage(),
    files: createFileBox(undefined),
    locks: undefined,
    page: { window: window as Window, document: document as Document },
  };
  driver = make();
});
afterEach(() => {
  driver.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('reads history, connects and shows messages from the socket', async () => {
  held = [agent(1)];
  driver.start();
  await wait();
  expect(link.open).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual(['message']);
  socket.state('online');
  socket.joined();
  socket.message(agent(2));
  socket.message('not a message');
  await wait();
  expect(driver.getSnapshot()).toMatchObject({ link: 'online', unread: 2, loaded: true });
  expect(reads()).toBe(2);
});

test('stores a message before it is sent, and removes its record when the server has it', async () => {
  const records: number[] = [];
  server.answer(sendChatMessage, () => {
    records.push(place.storage.length);
    return { createdAt: new Date(START).toISOString() };
  });
  driver.start();
  await wait();
  driver.say(hi);
  expect(place.storage.length).toBe(1);
  await wait();
  expect(records).toEqual([1]);
  const clientId = server.calls(sendChatMessage)[0]?.input.clientId;
  socket.message({
    ...agent(1),
    sender: 'customer',
    clientId,
    message: { message_type: 'text', payload: 'hi' },
  });
  expect(place.storage.length).toBe(0);
  await wait();
  expect(shown()).toEqual(['message']);
});

test('uploads a file once it is stored', async () => {
  const put = () => new Promise<void>((resolve) => setTimeout(resolve, 200));
  place = { ...place, files: { ...place.files, put, get: async () => new Blob(['x']) } };
  server.answer(uploadChatImage, { path: '/a.png' });
  driver = make();
  driver.start();
  await wait();
  const sent = driver.sendFile('image', new Blob(['x']), 'a.png');
  await wait(199);
  expect(server.calls(uploadChatImage)).toHaveLength(0);
  await wait(1);
  await sent;
  await wait();
  expect(server.calls(uploadChatImage)).toHaveLength(1);
});

test('sends a message with the time of sending, and shows the server’s time from the answer', async () => {
  held = [agent(1, 500)];
  driver.start();
  await wait(1000);
  const createdAt = new Date(START + 700).toISOString();
  server.answer(sendChatMessage, fault('silence'));
  server.answer(sendChatMessage, { createdAt }, { times: 1 });
  driver.say(hi);
  driver.say({ kind: 'text', text: 'there' });
  await wait();
  const sent = server.calls(sendChatMessage)[0]?.input as ChatPackage;
  expect(sent.createdAt).toBe(new Date(START + 1000).toISOString());
  socket.message(agent(3, 900));
  socket.message({ ...sent, createdAt, _id: 'm002' });
  await wait();
  const entries = driver.getSnapshot().entries;
  // A message that is still being sent stays last, even if support’s reply is newer.
  expect(entries.map((entry) => (entry.kind === 'message' ? entry.message.at - START : 'delivery'))).toEqual([
    500,
    700,
    900,
    'delivery',
  ]);
});

test('stores a message written while it is stopped, and sends it after the start', async () => {
  driver.say(hi);
  await wait();
  expect([place.storage.length, shown()]).toEqual([1, ['delivery']]);
  expect(server.calls(sendChatMessage)).toHaveLength(0);
  driver = make();
  driver.start();
  await wait();
  expect(server.calls(sendChatMessage)).toHaveLength(1);
});

test('retries a send after a second if it was not sent', async () => {
  server.answer(sendChatMessage, fault('unreachable'), { times: 1 });
  driver.start();
  driver.say(hi);
  await wait(999);
  expect(server.calls(sendChatMessage)).toHaveLength(1);
  await wait(1);
  expect(server.calls(sendChatMessage)).toHaveLength(2);
});

test('shows the newest messages if the server ignores the limit, and older ones on request', async () => {
  held = Array.from({ length: 10_000 }, (_, index) => agent(index, index));
  server.answer(listChatHistory, ({ skip }) => [...held].reverse().slice(skip));
  driver.start();
  await wait();
  expect(shown()).toEqual(Array.from({ length: 10 }, () => 'message'));
  void driver.loadOlder();
  await wait();
  expect(shown()).toHaveLength(20);
});

test('retries reading history after a second', async () => {
  server.answer(listChatHistory, fault('unreachable'), { times: 1 });
  driver.start();
  await wait(999);
  expect(reads()).toBe(1);
  await wait(1);
  expect([reads(), driver.getSnapshot().loaded]).toEqual([2, true]);
});

test('requests a page again that is not answered, with at most two calls at once', async () => {
  let abandoned = 0;
  server.answer(listChatHistory, fault('silence'), { times: 3 });
  driver = make({ ...server.client(), onError: ({ kind }) => (abandoned += kind === 'cancelled' ? 1 : 0) });
  driver.start();
  await wait(7999);
  expect(reads()).toBe(1);
  await wait(1);
  expect(reads()).toBe(2);
  await wait(15_999);
  expect([reads(), abandoned]).toEqual([2, 0]);
  await wait(1);
  expect([reads(), abandoned]).toEqual([3, 1]);
  await wait(32_000);
  expect([reads(), abandoned, driver.getSnapshot().loaded]).toEqual([4, 3, true]);
});

test('shows a message of the socket while history hangs, and reads history again after a join', async () => {
  server.answer(listChatHistory, fault('silence'), { times: 1 });
  driver.start();
  await wait(1000);
  socket.message(agent(1, 1000));
  await wait();
  expect(shown()).toEqual(['message']);
  held = [agent(0), agent(1, 1000)];
  socket.joined();
  await wait();
  expect([shown(), reads()]).toEqual([['message', 'message'], 2]);
});

describe('a send that hangs', () => {
  const sent = () =>
    server.calls(sendChatMessage).map(({ input }) => (input as ChatPackage | undefined)?.message.payload);
  const statuses = () =>
    driver.getSnapshot().entries.flatMap((entry) => (entry.kind === 'delivery' ? [entry.status] : []));
  /** The server's copy of the last message that was sent. */
  const copyOfLast = (id: number): ChatPackage => {
    const last = server.calls(sendChatMessage).at(-1)?.input as ChatPackage;
    return { ...last, _id: `m${id}`, createdAt: new Date(Date.now()).toISOString() };
  };

  test('delays no other message once the socket has delivered its message', async () => {
    server.answer(sendChatMessage, fault('silence'), { times: 1 });
    driver.start();
    driver.say(hi);
    driver.say({ kind: 'text', text: 'there' });
    await wait(19_999);
    expect([sent(), statuses()]).toEqual([['hi'], ['sending', 'sending']]);
    socket.message(copyOfLast(1));
    await wait();
    expect(sent()).toEqual(['hi', 'there']);
  });

  test('is given up after 20 seconds and resent if the server deduplicates', async () => {
    held = [{ ...agent(1), sender: 'customer', clientId: 'c0' }];
    server.answer(sendChatMessage, fault('silence'), { times: 1 });
    driver.start();
    driver.say(hi);
    await wait(19_999);
    expect(sent()).toEqual(['hi']);
    await wait(1000);
    expect(sent()).toEqual(['hi']);
    await wait(1);
    expect(sent()).toEqual(['hi', 'hi']);
    const [first, second] = server.calls(sendChatMessage).map(({ input }) => input as ChatPackage);
    expect(second?.clientId).toBe(first?.clientId);
  });

  test('is shown as being sent for a minute otherwise, and then left to the member', async () => {
    server.answer(sendChatMessage, fault('silence'), { times: 1 });
    driver.start();
    driver.say(hi);
    await wait(59_999);
    expect([sent(), statuses()]).toEqual([['hi'], ['sending']]);
    await wait(1);
    expect([sent(), statuses()]).toEqual([['hi'], ['failed']]);
    await wait(60_000);
    expect(sent()).toEqual(['hi']);
  });
});

test('resends a message automatically, three times, that the server is known not to have', async () => {
  held = [{ ...agent(1), sender: 'customer', clientId: 'c0' }];
  server.answer(sendChatMessage, fault('cut'));
  driver.start();
  await wait();
  driver.say(hi);
  await wait(6999);
  expect(server.calls(sendChatMessage)).toHaveLength(3);
  await wait(600_000);
  expect(server.calls(sendChatMessage)).toHaveLength(4);
  expect(driver.getSnapshot().entries.at(-1)).toMatchObject({ status: 'failed' });
});

test('reconnects after the socket has missed a message', async () => {
  driver.start();
  await wait();
  socket.state('online');
  driver.setOpen(true);
  held = [agent(1, -3000)];
  await wait(5000);
  expect(link.check).toHaveBeenCalledTimes(2);
  expect(link.reconnect).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(link.reconnect).toHaveBeenCalledTimes(2);
});

test('disconnects after a minute in the background, and catches up when the page is visible again', async () => {
  driver.start();
  driver.setOpen(true);
  await wait();
  turn('hidden');
  await wait(59_999);
  const before = reads();
  expect(link.close).not.toHaveBeenCalled();
  await wait(1);
  expect(link.close).toHaveBeenCalledTimes(1);
  socket.joined();
  await wait(60_000);
  expect(reads()).toBe(before);
  turn('visible');
  await wait();
  expect(link.open).toHaveBeenCalledTimes(2);
  expect(reads()).toBe(before + 1);
});

test('connects when a page that was opened hidden becomes visible', async () => {
  turn('hidden');
  driver.start();
  await wait();
  expect(link.open).not.toHaveBeenCalled();
  turn('visible');
  expect(link.open).toHaveBeenCalledTimes(1);
});

test('reports messages as read that were in view for a second, and keeps them read', async () => {
  held = [agent(1)];
  driver.start();
  await wait();
  driver.setOpen(true);
  await wait(5000);
  expect(server.calls(markChatRead)).toHaveLength(0);
  driver.setSeen({ at: START, id: 'm001' });
  await wait(999);
  expect(driver.getSnapshot().unread).toBe(1);
  await wait(1);
  expect(driver.getSnapshot()).toMatchObject({ unread: 0, lastRead: { at: START, id: 'm001' } });
  expect(server.calls(markChatRead)).toHaveLength(1);
  driver.stop();
  expect(make().getSnapshot().lastRead).toEqual({ at: START, id: 'm001' });
});

test('adopts messages and read marks of other tabs', async () => {
  held = [agent(1)];
  driver.start();
  await wait();
  const stored = (key: string, newValue: string) => {
    place.storage.setItem(key, newValue);
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  };
  stored('chat-outbox/g1/c1', writeRecord(newItem('c1', START, hi)));
  await wait();
  expect(server.calls(sendChatMessage)).toMatchObject([{ input: { clientId: 'c1' } }]);
  stored('chat-read/g1', JSON.stringify({ at: START, id: 'm001' }));
  await wait();
  expect(driver.getSnapshot().unread).toBe(0);
});

test('requests older messages once, and has them in the snapshot when the promise resolves', async () => {
  held = Array.from({ length: 25 }, (_, index) => agent(index, index));
  driver.start();
  await wait();
  expect([shown().length, driver.getSnapshot().hasOlder]).toEqual([10, true]);
  const before = reads();
  const lengths = Promise.all(
    [driver.loadOlder(), driver.loadOlder()].map((loaded) => loaded.then(() => shown().length)),
  );
  await wait();
  expect(await lengths).toEqual([20, 10]);
  expect(reads()).toBe(before + 1);
});

test('notifies once for simultaneous events, and never after the stop', async () => {
  const listener = jest.fn();
  const forget = driver.subscribe(listener);
  driver.start();
  await wait();
  listener.mockClear();
  for (const number of [1, 2, 3]) socket.message(agent(number));
  await wait();
  expect(listener).toHaveBeenCalledTimes(1);
  forget();
  socket.message(agent(4));
  await wait();
  expect([listener.mock.calls.length, shown().length]).toEqual([1, 4]);
  driver.stop();
  socket.message(agent(5));
  await wait(60_000);
  expect([shown().length, link.close.mock.calls.length]).toEqual([4, 1]);
});
