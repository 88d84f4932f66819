/** @starts servers */
import { createServer, type Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { createLink, type Link, type LinkState } from './link';

const ROOM = 'MW-guest';

/** How the server handles a join: how long it takes, and whether it confirms. */
interface JoinBehavior {
  confirms: boolean;
  takesMs: number;
  isRefused?: boolean;
}

async function until(done: () => boolean): Promise<void> {
  for (let left = 600; left > 0 && !done(); left -= 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(done()).toBe(true);
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
  let events: (readonly [name: string, data: unknown])[];
  let refusals: true[];
  /** For each 'joined' that the link reported: whether the server had joined it to the room. */
  let joins: boolean[];

  beforeEach(async () => {
    behavior = { confirms: true, takesMs: 0 };
    connections = 0;
    getToken = () => null;
    tokens = [];
    states = [];
    received = [];
    events = [];
    refusals = [];
    joins = [];
    http = createServer();
    server = new Server(http);
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
    const address = http.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    link = createLink(
      { url: `http://127.0.0.1:${port}`, path: '/socket.io', getToken: () => getToken(), room: ROOM },
      {
        refused: () => refusals.push(true),
        joined: () => joins.push(server.sockets.adapter.rooms.has(ROOM)),
        message: (message) => received.push(message),
        event: (...event) => events.push(event),
        state: (state) => states.push(state),
      },
    );
  });
  afterEach(async () => {
    link.close();
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
    await until(() => events.length > 1);
    expect(events[1]).toEqual(['beyond-the-contract', { some: 'data' }]);
    expect(received).toEqual(['hello']);
  });

  test('without confirmed joins, has history read right away, and again once it must have joined', async () => {
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
    // Joined late: the next check finds out.
    behavior.confirms = true;
    await until(() => {
      link.check();
      return joins.length > 1 && states.at(-1) === 'online';
    });
  });

  test('reconnects after the server has disconnected it, and after a lost connection', async () => {
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

  test('connects with a token at hand, a promised one, or none', async () => {
    for (const given of ['token-1', Promise.resolve('token-2'), Promise.resolve(null)]) {
      getToken = () => given;
      link.open();
      await until(() => states.at(-1) === 'online');
      link.close();
      states = [];
    }
    expect(tokens).toEqual(['token-1', 'token-2', null]);
  });

  test('asks anew for every connection, and forgets a token that comes too late', async () => {
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
  ])('a token that %s costs one connection; a check tries again', async (_, failing) => {
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
});
