import { Manager } from 'socket.io-client';
import { RECONNECT_EVERY, SECOND_LOOK_AFTER } from '../timings';

export type LinkState = 'connecting' | 'online';

interface LinkOptions {
  readonly url: string;
  readonly path: string;
  readonly getToken: () => string | null;
  readonly room: string;
}

export interface LinkEvents {
  /** In the room: from here on it delivers. */
  joined(): void;
  message(message: unknown): void;
  state(state: LinkState): void;
}

/** The socket. It only makes prompt what history knows, so whatever happens to it loses nothing. */
export interface Link {
  open(): void;
  /** Lets go until the next `open`. */
  close(): void;
  /** Drops the connection, whatever it says of itself, and makes a new one. */
  reconnect(): void;
  /** Asks for a sign of life, and renews a link that gives none. */
  check(): void;
}

/** Ms that the server may take to confirm a join, and to show that it is still there. */
const JOIN_TIMEOUT = 2000;
const HEARTBEAT_TIMEOUT = 3500;

export function createLink({ url, path, getToken, room }: LinkOptions, events: LinkEvents): Link {
  const { origin, pathname } = new URL(url || '/', globalThis.location?.href);
  const manager = new Manager(origin, {
    path,
    autoConnect: false,
    // Nothing else: where no WebSocket comes through, the look at history every five seconds carries on.
    transports: ['websocket'],
    reconnectionDelay: RECONNECT_EVERY,
    reconnectionDelayMax: RECONNECT_EVERY,
    randomizationFactor: 0,
    timeout: 5000,
  });
  const socket = manager.socket(pathname, { auth: (answer) => answer({ token: getToken() }) });
  let isOpen = false;
  /** Whether this server has ever confirmed a join: only then its silence means something. */
  let confirmsJoins = false;
  /** Whether this connection is in the room, as far as is known. */
  let isJoined = false;
  let connection = 0;
  let secondLook: ReturnType<typeof setTimeout> | undefined;

  const requestJoin = (timeoutMs: number, answered: (confirmed: boolean) => void) => {
    const requestedOn = connection;
    socket.timeout(timeoutMs).emit('join', room, (noAnswer: unknown, answer?: { ok?: boolean }) => {
      if (requestedOn !== connection || !socket.connected) return;
      if (!noAnswer) confirmsJoins = true;
      answered(!noAnswer && answer?.ok !== false);
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

  socket.on('connect', () => {
    connection += 1;
    // Until a server is known to confirm, what was missed is looked for at once.
    if (!confirmsJoins && connection > 1) events.joined();
    requestJoin(JOIN_TIMEOUT, (confirmed) => {
      if (confirmed) markJoined();
      else if (confirmsJoins) events.state('connecting');
      else {
        // A server that says nothing may have let us in at any moment since.
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
    // The one case in which the client does not come back by itself.
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
          // It was let in late.
          else if (!isJoined) markJoined();
        });
      }
    },
  };
}
