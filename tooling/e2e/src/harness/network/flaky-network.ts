import { connect, createServer, type Server, type Socket } from 'node:net';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  /** Belongs to the chat's socket (WebSocket or polling) rather than to a call. */
  isSocket: boolean;
  frozen: boolean;
}

/** A TCP proxy between a client and a server that can simulate network failures. */
export interface FlakyNetwork {
  readonly url: string;
  /** Resets every connection. */
  reset(): void;
  /** Refuses everything until `up`. */
  down(): void;
  up(): void;
  /** Closes only the client's side, so that the server does not notice. */
  switchNetwork(): void;
  /** Keeps connections open but forwards nothing: those of sockets, or all. */
  freeze(which: 'sockets' | 'all'): void;
  /** Responds with 403 to all further socket requests: only WebSocket handshakes, or polling as well. */
  refuse(which: 'websockets' | 'sockets'): void;
  /** Delays everything sent to the server by this many ms. */
  slow(ms: number): void;
  /** The number of connections attempted so far. */
  tried(): number;
  /** The number of sockets opened so far. */
  sockets(): number;
  close(): Promise<void>;
}

const FORBIDDEN = 'HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** The socket request in a chunk; it opens a session if it has no id. Null for other requests. */
function socketRequest(chunk: Buffer): { readonly isNew: boolean; readonly transport: string } | null {
  const [line = ''] = chunk.subarray(0, 2000).toString('latin1').split('\r\n', 1);
  const transport = /[?&]EIO=.*[?&]transport=(\w+)/.exec(line)?.[1];
  return transport === undefined ? null : { isNew: !/[?&]sid=/.test(line), transport };
}

/** @param targets the servers, to which connections are distributed in turn */
export async function openFlakyNetwork(...targets: readonly string[]): Promise<FlakyNetwork> {
  const places = targets.map((target) => new URL(target));
  const pairs = new Set<Pair>();
  let isDown = false;
  let refused: 'websockets' | 'sockets' | null = null;
  let delay = 0;
  let tried = 0;
  let sockets = 0;

  const server: Server = createServer((near) => {
    tried += 1;
    if (isDown) {
      near.on('error', () => undefined).destroy();
      return;
    }
    const place = places[tried % places.length];
    const far = connect(Number(place?.port), place?.hostname ?? '');
    const pair: Pair = { near, far, isSocket: false, frozen: false };
    pairs.add(pair);
    near.on('data', (chunk: Buffer) => {
      const request = pair.isSocket ? null : socketRequest(chunk);
      if (request) {
        pair.isSocket = true;
        if (request.isNew) sockets += 1;
        if (refused === 'sockets' || (refused === 'websockets' && request.transport === 'websocket')) {
          near.end(FORBIDDEN);
          return;
        }
      }
      if (pair.frozen) return;
      const pass = () => !far.destroyed && far.write(chunk);
      if (delay > 0) setTimeout(pass, delay);
      else pass();
    });
    far.on('data', (chunk: Buffer) => {
      if (!pair.frozen && !near.destroyed) near.write(chunk);
    });
    const end = (other: Socket) => () => {
      if (pair.frozen) return;
      other.destroy();
      pairs.delete(pair);
    };
    near.on('close', end(far)).on('error', () => undefined);
    far.on('close', end(near)).on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : 0;

  const reset = () => {
    for (const { near, far } of pairs) {
      near.destroy();
      far.destroy();
    }
    pairs.clear();
  };
  return {
    url: `http://127.0.0.1:${bound}`,
    reset,
    down: () => {
      isDown = true;
      reset();
    },
    up: () => {
      isDown = false;
    },
    switchNetwork: () => {
      for (const pair of pairs) {
        pair.frozen = true;
        pair.near.destroy();
      }
    },
    freeze: (which) => {
      for (const pair of pairs) pair.frozen ||= which === 'all' || pair.isSocket;
    },
    refuse: (which) => {
      refused = which;
    },
    slow: (ms) => {
      delay = ms;
    },
    tried: () => tried,
    sockets: () => sockets,
    close: async () => {
      reset();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
