/** @starts servers */
import { createServer, type Server as HttpServer } from 'node:http';
import type * as socketServer from 'socket.io';
import * as wholeClient from 'socket.io-client';
import { buildSlimClient } from '../testing/slim-client';

/**
 * The last patch of every minor release of socket.io 4, oldest first. Each brought a new release of
 * engine.io.
 */
const SERVERS = [
  'socket.io-4-0',
  'socket.io-4-1',
  'socket.io-4-2',
  'socket.io-4-3',
  'socket.io-4-4',
  'socket.io-4-5',
  'socket.io-4-6',
  'socket.io-4-7',
  'socket.io',
];

/** The widget's client, and the whole socket.io-client that could replace it. */
const CLIENTS = ['slim over websocket', 'whole over websocket', 'whole over polling'] as const;

const ROOM = 'MW-guest';
const TEXT = 'สวัสดี ສະບາຍດີ "\u2028\\ 👩‍👩‍👧';

let slimClient: Pick<typeof wholeClient, 'Manager'>;
const { WebSocket: inBrowser } = globalThis;

beforeAll(async () => {
  slimClient = await buildSlimClient();
  // Node 20 has no WebSocket of its own.
  const { WebSocket } = jest.requireActual<{ readonly WebSocket: unknown }>('ws');
  Reflect.set(globalThis, 'WebSocket', WebSocket);
});
afterAll(() => Reflect.set(globalThis, 'WebSocket', inBrowser));

let http: HttpServer;
let server: socketServer.Server;
let manager: wholeClient.Manager;

async function serve(name: string): Promise<string> {
  const { Server } = jest.requireActual<typeof socketServer>(name);
  http = createServer();
  server = new Server(http, { pingInterval: 30, pingTimeout: 20_000, serveClient: false });
  server.use((socket, next) => next(socket.handshake.auth['token'] === 't' ? undefined : new Error('no')));
  server.on('connection', (socket) => {
    socket.on('join', (room: string, answer: (word: object) => void) => {
      void socket.join(room);
      answer({ ok: true });
    });
    socket.on('repeat', (value: unknown, answer: (value: unknown) => void) => answer(value));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

function connect(url: string, client: (typeof CLIENTS)[number], token = 't'): wholeClient.Socket {
  const { Manager } = client === 'slim over websocket' ? slimClient : wholeClient;
  const transports = [client === 'whole over polling' ? 'polling' : 'websocket'];
  manager = new Manager(url, { transports, reconnectionDelay: 10, randomizationFactor: 0 });
  return manager.socket('/', { auth: { token } });
}

async function close(): Promise<void> {
  manager._close();
  // A polling client still has to send its close packet.
  while (server.engine.clientsCount > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await server.close();
}

test('the newest release is the installed one: a new minor release has to be added to the list', () => {
  const { version } = jest.requireActual<{ readonly version: string }>('socket.io/package.json');
  expect(version).toMatch(new RegExp(`^4\\.${SERVERS.length - 1}\\.`));
});

const nextEvent = <T>(socket: wholeClient.Socket, event: string) =>
  new Promise<T>((resolve) => socket.once(event, resolve));

describe.each(SERVERS)('%s', (name) => {
  afterEach(close);

  test.each(CLIENTS)('%s: joins, receives, sends with acknowledgement, and answers pings', async (client) => {
    const socket = connect(await serve(name), client);
    await nextEvent(socket, 'connect');
    expect(await socket.emitWithAck('join', ROOM)).toEqual({ ok: true });
    const message = nextEvent(socket, 'messaging');
    server.to(ROOM).emit('messaging', { text: TEXT });
    expect(await message).toEqual({ text: TEXT });
    expect(await socket.emitWithAck('repeat', [TEXT, null, { a: 1.5 }])).toEqual([TEXT, null, { a: 1.5 }]);
    const { id } = socket;
    for (const _ of [1, 2]) await new Promise<void>((resolve) => manager.once('ping', resolve));
    expect(await socket.emitWithAck('repeat', 1)).toBe(1);
    expect(socket.id).toBe(id);
  });

  test.each(CLIENTS)(
    '%s: reconnects after a disconnect by the server, and after a lost connection',
    async (client) => {
      const socket = connect(await serve(name), client);
      await nextEvent(socket, 'connect');
      const sentAway = nextEvent(socket, 'disconnect');
      server.disconnectSockets();
      expect(await sentAway).toBe('io server disconnect');
      socket.connect();
      await nextEvent(socket, 'connect');
      const cut = nextEvent(socket, 'disconnect');
      for (const one of server.sockets.sockets.values()) one.conn.close();
      expect(await cut).toBe('transport close');
      await nextEvent(socket, 'connect');
      expect(await socket.emitWithAck('repeat', TEXT)).toBe(TEXT);
    },
  );

  test.each(CLIENTS)('%s: reports a refused connection, and disconnects', async (client) => {
    const url = await serve(name);
    const refused = connect(url, client, 'wrong');
    expect(await nextEvent<Error>(refused, 'connect_error')).toMatchObject({ message: 'no' });
    manager._close();
    const left = new Promise((resolve) => {
      server.on('connection', (socket) => socket.on('disconnect', resolve));
    });
    const socket = connect(url, client);
    await nextEvent(socket, 'connect');
    socket.disconnect();
    expect(await left).toBe('client namespace disconnect');
    expect(socket.active).toBe(false);
  });
});
