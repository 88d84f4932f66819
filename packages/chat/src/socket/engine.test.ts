import { installTimerFunctions, nextTick, Socket } from './engine';

class FakeWebSocket {
  static readonly OPEN = 1;
  static made: FakeWebSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  isClosed = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeWebSocket.made.push(this);
  }
  send(frame: string) {
    this.sent.push(frame);
  }
  close() {
    this.isClosed = true;
  }
}

const HANDSHAKE = '0{"sid":"s","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}';
const real = globalThis.WebSocket;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  FakeWebSocket.made = [];
  Reflect.set(globalThis, 'WebSocket', FakeWebSocket);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.set(globalThis, 'WebSocket', real);
});

function connect(uri = 'https://chat.example', path = '/socket.io') {
  const engine = new Socket(uri, { path });
  const events: unknown[][] = [];
  for (const what of ['open', 'ping', 'data', 'error', 'close'] as const) {
    engine.on(what, (...values: unknown[]) => events.push([what, ...values]));
  }
  const [socket] = FakeWebSocket.made;
  if (!socket) throw new Error('no socket was made');
  return { engine, events, socket, receive: (data: unknown) => socket.onmessage?.({ data }) };
}

test.each([
  ['https://chat.example', '/socket.io', 'wss://chat.example/socket.io/?EIO=4&transport=websocket'],
  ['http://127.0.0.1:4100/', '/th/socket.io/', 'ws://127.0.0.1:4100/th/socket.io/?EIO=4&transport=websocket'],
  ['https://[::1]:8443', '/s', 'wss://[::1]:8443/s/?EIO=4&transport=websocket'],
])('%s and %s are combined into one URL', (uri, path, url) => {
  expect(connect(uri, path).socket.url).toBe(url);
});

test('it opens with the handshake, passes messages on and answers pings', () => {
  const { engine, events, socket, receive } = connect();
  engine.write('too early');
  receive(HANDSHAKE);
  receive('40{"sid":"x"}');
  receive('42["messaging",1]');
  receive('2');
  engine.write('2["join","MW-1"]');
  expect(socket.sent).toEqual(['3', '42["join","MW-1"]']);
  expect(events).toEqual([['open'], ['data', '0{"sid":"x"}'], ['data', '2["messaging",1]'], ['ping']]);
  expect(engine.transport.writable).toBe(true);
});

test('it closes when the server is silent for too long; each ping restarts the timeout', () => {
  const { events, socket, receive } = connect();
  receive(HANDSHAKE);
  jest.advanceTimersByTime(44_000);
  receive('2');
  jest.advanceTimersByTime(44_000);
  expect(socket.isClosed).toBe(false);
  jest.advanceTimersByTime(1000);
  expect(socket.isClosed).toBe(true);
  expect(events.at(-1)).toEqual(['close', 'ping timeout']);
});

test('after a sleep without timers, the timeout is detected on request', async () => {
  const { engine, events, receive } = connect();
  receive(HANDSHAKE);
  expect(engine._hasPingExpired()).toBe(false);
  jest.setSystemTime(Date.now() + 60_000);
  expect(engine._hasPingExpired()).toBe(true);
  await Promise.resolve();
  expect(events.at(-1)).toEqual(['close', 'ping timeout']);
});

test.each([1e12, Number.MAX_VALUE])('a server that may be silent for %p ms is waited for', (pingInterval) => {
  jest.useFakeTimers();
  const { events, receive } = connect();
  receive(`0${JSON.stringify({ sid: 's', pingInterval, pingTimeout: 1 })}`);
  jest.advanceTimersByTime(86_400_000);
  jest.useRealTimers();
  expect(events).toEqual([['open']]);
});

test.each([
  ['an error', (socket: FakeWebSocket) => socket.onerror?.(), ['error', 'close'], 'transport error'],
  ['a close', (socket: FakeWebSocket) => socket.onclose?.(), ['close'], 'transport close'],
  [
    'an empty handshake',
    (socket: FakeWebSocket) => socket.onmessage?.({ data: '0{}' }),
    ['error', 'close'],
    'transport error',
  ],
  [
    'a handshake that leaves no time',
    (socket: FakeWebSocket) => socket.onmessage?.({ data: '0{"pingInterval":0,"pingTimeout":0}' }),
    ['error', 'close'],
    'transport error',
  ],
  [
    'a handshake that is not JSON',
    (socket: FakeWebSocket) => socket.onmessage?.({ data: '0<html>' }),
    ['error', 'close'],
    'transport error',
  ],
])('%s closes it once', (_, act, names, reason) => {
  const { engine, events, socket, receive } = connect();
  act(socket);
  engine.close();
  socket.onclose?.();
  receive('42["late"]');
  expect(events.map(([name]) => name)).toEqual(names);
  expect(events.at(-1)).toEqual(['close', reason]);
  expect(socket.isClosed).toBe(true);
});

test('binary data and unknown frames are ignored', () => {
  const { events, receive } = connect();
  receive(HANDSHAKE);
  for (const frame of [new ArrayBuffer(2), '6', '1', 'bAAA', '']) receive(frame);
  expect(events).toEqual([['open']]);
});

test('a forbidden connection is reported after listeners were added', async () => {
  Reflect.set(globalThis, 'WebSocket', function refused() {
    throw new DOMException('insecure', 'SecurityError');
  });
  const engine = new Socket('http://chat.example', { path: '/socket.io' });
  const events: string[] = [];
  engine.on('error', () => events.push('error'));
  engine.on('close', () => events.push('close'));
  await Promise.resolve();
  expect(events).toEqual(['error', 'close']);
});

test('a removed listener is not called', () => {
  const { engine, receive } = connect();
  const listener = jest.fn();
  engine.on('data', listener);
  engine.off('data', listener);
  receive('4x');
  expect(listener).not.toHaveBeenCalled();
});

test("timers are the page's own", () => {
  const target: { setTimeoutFn?: typeof setTimeout; clearTimeoutFn?: typeof clearTimeout } = {};
  installTimerFunctions(target);
  const work = jest.fn();
  target.clearTimeoutFn?.(target.setTimeoutFn?.(work, 10));
  jest.advanceTimersByTime(20);
  expect(work).not.toHaveBeenCalled();
});

test('nextTick runs the work later', async () => {
  const work = jest.fn();
  nextTick(work);
  expect(work).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(work).toHaveBeenCalledTimes(1);
});
