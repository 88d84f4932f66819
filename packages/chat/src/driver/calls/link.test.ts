/** @starts servers */
import { createServer, type IncomingMessage, type Server as HttpServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { Server } from 'socket.io';
import { until } from '@member-wallet/testing';
import { createLink, type Link, type LinkState } from './link';

const ROOM = 'MW-guest';
const PATH = '/th/socket.io';

/** How the server handles a join: how long it takes, and whether it confirms. */
interface JoinBehavior {
  confirms: boolean;
  takesMs: number;
  isRefused?: boolean;
}

describe('the link', () => {
  let http: HttpServer;
  let server: Server;
  let link: Link;
  let behavior: JoinBehavior;
  let connections: number;
  let getToken: () => string | null | Promise<string | null>;
  /** The token of each connection. */
  let tokens: unknown[];
  let states: LinkState[];
  let received: unknown[];
  let refusals: true[];
  /** For each 'joined' that the link reported, whether the server had joined it to the room by then. */
  let joins: boolean[];
  /** Requests for a WebSocket that the test delays or refuses. */
  let blocked: Duplex[];

  const serve = async (options: object = {}) => {
    http = createServer();
    server = new Server(http, { path: PATH, ...options });
    server.on('connection', (socket) => {
      connections += 1;
      tokens.push(socket.handshake.auth['token']);
      socket.on('join', (room: string, answer: (word: object) => void) => {
        setTimeout(() => {
          void socket.join(room);
          if (behavior.confirms) answer({ ok: !behavior.isRefused });
        }, behavior.takesMs);
      });
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    return (http.address() as AddressInfo).port;
  };
  const linkTo = (port: number) => {
    link = createLink(
      { url: `http://127.0.0.1:${port}`, path: PATH, getToken: () => getToken(), room: ROOM },
      {
        refused: () => refusals.push(true),
        joined: () => joins.push(server.sockets.adapter.rooms.has(ROOM)),
        message: (message) => received.push(message),
        state: (state) => states.push(state),
      },
    );
  };
  /** The transport of each connected client. */
  const transports = () => [...server.sockets.sockets.values()].map(({ conn }) => conn.transport.name);

  beforeEach(async () => {
    behavior = { confirms: true, takesMs: 0 };
    connections = 0;
    getToken = () => null;
    tokens = [];
    states = [];
    received = [];
    refusals = [];
    joins = [];
    blocked = [];
    linkTo(await serve());
  });
  afterEach(async () => {
    link.close();
    for (const socket of blocked) socket.destroy();
    await server.close();
  });

  test('reports the join only once it is in the room, however long that takes', async () => {
    behavior.takesMs = 200;
    link.open();
    await until(() => joins.length > 0);
    expect(joins).toEqual([true]);
    server.to(ROOM).emit('messaging', 'hello');
    await until(() => received.length > 0);
    expect([received, states.at(-1)]).toEqual([['hello'], 'online']);
    server.to(ROOM).emit('beyond-the-contract', { some: 'data' });
    server.to(ROOM).emit('messaging', 'again');
    await until(() => received.length > 1);
    expect(received).toEqual(['hello', 'again']);
  });

  test('reports a join right after a reconnection, and again after a pause, if the server does not confirm joins', async () => {
    behavior = { confirms: false, takesMs: 200 };
    link.open();
    await until(() => joins.includes(true));
    const before = joins.length;
    server.disconnectSockets(true);
    await until(() => joins.length > before);
    expect(joins[before]).toBe(false);
    await until(() => joins.slice(before).includes(true));
    expect(states.at(-1)).toBe('online');
  });

  test('reconnects when a server that has confirmed joins stops answering', async () => {
    link.open();
    await until(() => joins.length === 1);
    behavior.confirms = false;
    link.check();
    await until(() => connections === 2);
    // The late join is noticed by the next check.
    behavior.confirms = true;
    await until(() => {
      link.check();
      return joins.length > 1 && states.at(-1) === 'online';
    });
  });

  test('reconnects after a disconnect by the server and after a lost connection', async () => {
    link.open();
    await until(() => joins.length === 1);
    server.disconnectSockets();
    await until(() => joins.length === 2);
    for (const socket of server.sockets.sockets.values()) socket.conn.close();
    await until(() => joins.length === 3);
    expect(joins).toEqual([true, true, true]);
  });

  test('reports a refused join, and a connection that cannot be opened', async () => {
    behavior = { ...behavior, isRefused: true };
    link.open();
    await until(() => refusals.length > 0);
    expect(joins).toEqual([]);
    await server.close();
    await until(() => states.at(-1) === 'failing');
  });

  test('stays closed until it is opened again', async () => {
    link.open();
    await until(() => joins.length === 1);
    link.close();
    link.check();
    link.reconnect();
    await until(() => server.sockets.sockets.size === 0);
    expect(connections).toBe(1);
    link.open();
    await until(() => joins.length === 2);
  });

  test('connects with a token, a promise of one, or none', async () => {
    for (const given of ['token-1', Promise.resolve('token-2'), Promise.resolve(null)]) {
      getToken = () => given;
      link.open();
      await until(() => states.at(-1) === 'online');
      link.close();
      states = [];
    }
    expect(tokens).toEqual(['token-1', 'token-2', null]);
  });

  test('asks for a token for every connection, and ignores one that arrives too late', async () => {
    const settle: ((token: string) => void)[] = [];
    getToken = () => new Promise((resolve) => settle.push(resolve));
    link.open();
    await until(() => settle.length === 1);
    link.reconnect();
    await until(() => settle.length === 2);
    settle[0]?.('stale');
    settle[1]?.('fresh');
    await until(() => joins.length === 1);
    link.reconnect();
    await until(() => settle.length === 3);
    link.close();
    settle[2]?.('of a closed link');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(tokens).toEqual(['fresh']);
  });

  test.each<[string, () => Promise<string>]>([
    ['is refused', () => Promise.reject(new Error('the session is over'))],
    [
      'cannot be asked for',
      () => {
        throw new Error('the session is over');
      },
    ],
  ])('gives up the connection if the token %s, and tries again at the next check', async (_, failing) => {
    let asks = 0;
    getToken = () => {
      asks += 1;
      return failing();
    };
    link.open();
    await until(() => asks === 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(connections).toBe(0);
    getToken = () => 'token-2';
    link.check();
    await until(() => joins.length === 1);
    expect(tokens).toEqual(['token-2']);
  });

  test('joins by polling, and upgrades to a WebSocket without losing, doubling or reordering a message', async () => {
    const upgrades = http.listeners('upgrade');
    // Delays the upgrade until messages are being delivered.
    http.removeAllListeners('upgrade').on('upgrade', (request, socket: Duplex, head) => {
      blocked.push(socket);
      void until(() => received.length > 2).then(() => {
        for (const upgrade of upgrades) Reflect.apply(upgrade, http, [request, socket, head]);
      });
    });
    const sent: number[] = [];
    link.open();
    await until(() => joins.length > 0);
    expect(transports()).toEqual(['polling']);
    await until(() => {
      server.to(ROOM).emit('messaging', sent.push(sent.length) - 1);
      return transports()[0] === 'websocket';
    });
    await until(() => received.length === sent.length);
    expect([received, joins, connections]).toEqual([sent, [true], 1]);
  });

  test.each<[string, (socket: Duplex) => void]>([
    ['refused', (socket) => void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')],
    ['left without an answer', () => undefined],
  ])(
    'joins by polling, receives all messages and disconnects on close if WebSockets are %s',
    async (_, block) => {
      http.removeAllListeners('upgrade').on('upgrade', (_request, socket: Duplex) => {
        blocked.push(socket);
        block(socket);
      });
      getToken = () => 'token-1';
      link.open();
      await until(() => states.at(-1) === 'online' && blocked.length > 0);
      for (const text of ['one', 'two']) server.to(ROOM).emit('messaging', text);
      await until(() => received.length === 2);
      expect([received, tokens, transports(), states]).toEqual([
        ['one', 'two'],
        ['token-1'],
        ['polling'],
        ['online'],
      ]);
      for (const socket of server.sockets.sockets.values()) socket.conn.close();
      await until(() => joins.length === 2);
      link.check();
      link.close();
      await until(() => server.engine.clientsCount === 0);
      expect([connections, joins, states]).toEqual([
        2,
        [true, true],
        ['online', 'connecting', 'online', 'connecting'],
      ]);
      for (const socket of blocked) socket.destroy();
    },
  );

  test('joins by WebSocket if polling is refused', async () => {
    await server.close();
    const allowRequest = ({ url }: IncomingMessage, answer: (error: null, isAllowed: boolean) => void) =>
      answer(null, !url?.includes('polling'));
    linkTo(await serve({ allowRequest }));
    link.open();
    await until(() => states.at(-1) === 'online');
    expect([transports(), states]).toEqual([['websocket'], ['online']]);
  });

  test('joins by WebSocket if each request reaches another of several servers', async () => {
    const one = { http, server, port: (http.address() as AddressInfo).port };
    const ports = [one.port, await serve()];
    let taken = 0;
    const balancer = createTcpServer((near) => {
      const far = connect(ports[(taken += 1) % ports.length] ?? 0, '127.0.0.1');
      near.on('error', () => far.destroy()).pipe(far);
      far.on('error', () => near.destroy()).pipe(near);
    });
    await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
    linkTo((balancer.address() as AddressInfo).port);
    link.open();
    await until(() => states.at(-1) === 'online');
    const serving = [one.server, server].flatMap(({ sockets }) => [...sockets.sockets.values()]);
    expect(serving.map(({ conn }) => conn.transport.name)).toContain('websocket');
    link.close();
    await new Promise((resolve) => balancer.close(resolve));
    await one.server.close();
  });
});
