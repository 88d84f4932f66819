import { Manager, type Socket } from 'socket.io-client';
import { RECONNECT_EVERY, SECOND_LOOK_AFTER } from '../../timings';

/** 'failing': several attempts in a row could not open it. */
export type LinkState = 'connecting' | 'online' | 'failing';

interface LinkOptions {
  readonly url: string;
  readonly path: string;
  /** Called for every connection; a promise is awaited. */
  readonly getToken: () => string | null | Promise<string | null>;
  readonly room: string;
}

export interface LinkEvents {
  /** The room has been joined; messages are delivered from now on. */
  joined(): void;
  /** The server does not let this session into the room. */
  refused(): void;
  message(message: unknown): void;
  state(state: LinkState): void;
}

/** The socket. It only makes delivery faster: all messages are in the history too, so a failure here loses none. */
export interface Link {
  open(): void;
  /** Disconnects until the next `open`. */
  close(): void;
  /** Replaces the connection, even if it looks healthy. */
  reconnect(): void;
  /** Sends a heartbeat, and reconnects if it is not answered. */
  check(): void;
}

/** Ms that the server may take to confirm a join, and to answer a heartbeat. */
const JOIN_TIMEOUT = 2000;
const HEARTBEAT_TIMEOUT = 3500;
/** The number of failed attempts in a row after which the connection counts as failing. */
const FAILURES = 2;

/** Polling needs no probe, so the room is joined at once. The connection is upgraded to a WebSocket if possible. */
const POLLING_FIRST = ['polling', 'websocket'];
const WEBSOCKET_FIRST = ['websocket', 'polling'];

/** Whether the server does not know the polling session, because there are several servers without sticky sessions. */
const isUnknownSession = (error: Error) => 'description' in error && error.description === 400;

export function createLink({ url, path, getToken, room }: LinkOptions, events: LinkEvents): Link {
  const { origin, pathname } = new URL(url || '/', globalThis.location?.href);
  const manager = new Manager(origin, {
    path,
    autoConnect: false,
    transports: POLLING_FIRST,
    // A chat server on another origin may only accept WebSockets.
    tryAllTransports: true,
    reconnectionDelay: RECONNECT_EVERY,
    reconnectionDelayMax: RECONNECT_EVERY,
    randomizationFactor: 0,
    timeout: 5000,
  });
  let isOpen = false;
  let asked = 0;
  /** Passes the token to a new connection, unless it has been closed or replaced meanwhile. */
  const authenticate = async (answer: (auth: { token: string | null }) => void) => {
    const ask = (asked += 1);
    try {
      const token = getToken();
      const known = typeof token === 'object' && token ? await token : token;
      if (ask === asked && isOpen) answer({ token: known });
    } catch {
      // Without an answer the socket would stay half open. After the disconnect, the next check connects and asks again.
      if (ask === asked) socket.disconnect();
    }
  };
  const socket: Socket = manager.socket(pathname, { auth: (answer) => void authenticate(answer) });
  /** Whether this server has ever confirmed a join. Otherwise a missing confirmation is no sign of a fault. */
  let confirmsJoins = false;
  /** Whether this connection has joined the room, as far as is known. */
  let isJoined = false;
  let connection = 0;
  let failures = 0;
  let secondLook: ReturnType<typeof setTimeout> | undefined;

  const requestJoin = (timeoutMs: number, answered: (confirmed: boolean) => void) => {
    const requestedOn = connection;
    socket.timeout(timeoutMs).emit('join', room, (noAnswer: unknown, answer?: { ok?: boolean }) => {
      if (requestedOn !== connection || !socket.connected) return;
      if (!noAnswer) confirmsJoins = true;
      const isRefused = !noAnswer && answer?.ok === false;
      if (isRefused) events.refused();
      answered(!noAnswer && !isRefused);
    });
  };

  const markJoined = () => {
    isJoined = true;
    events.state('online');
    events.joined();
  };

  const reconnect = () => {
    if (!isOpen) return;
    socket.disconnect();
    socket.connect();
  };

  manager.on('error', (error) => {
    manager.opts.transports = isUnknownSession(error) ? WEBSOCKET_FIRST : POLLING_FIRST;
  });
  socket.on('connect_error', () => {
    failures += 1;
    if (failures === FAILURES) events.state('failing');
  });
  socket.on('connect', () => {
    connection += 1;
    failures = 0;
    // As long as the server has not confirmed any join, history is read right away for missed messages.
    if (!confirmsJoins && connection > 1) events.joined();
    requestJoin(JOIN_TIMEOUT, (confirmed) => {
      if (confirmed) markJoined();
      else if (confirmsJoins) events.state('connecting');
      else {
        // A server that never confirms may have joined this client to the room at any time since.
        markJoined();
        secondLook = setTimeout(events.joined, SECOND_LOOK_AFTER);
      }
    });
  });
  socket.on('disconnect', (reason) => {
    connection += 1;
    isJoined = false;
    clearTimeout(secondLook);
    events.state('connecting');
    // socket.io reconnects by itself in all other cases.
    if (reason === 'io server disconnect') setTimeout(() => isOpen && socket.connect(), RECONNECT_EVERY);
  });
  socket.on('messaging', events.message);

  return {
    open: () => {
      isOpen = true;
      socket.connect();
    },
    close: () => {
      isOpen = false;
      clearTimeout(secondLook);
      socket.disconnect();
    },
    reconnect,
    check: () => {
      if (!isOpen) return;
      if (!socket.connected) {
        if (!socket.active) socket.connect();
      } else if (confirmsJoins) {
        requestJoin(HEARTBEAT_TIMEOUT, (confirmed) => {
          if (!confirmed) reconnect();
          // The join was confirmed late.
          else if (!isJoined) markJoined();
        });
      }
    },
  };
}
