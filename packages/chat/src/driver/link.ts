import { Manager } from 'socket.io-client';
import { RECONNECT_EVERY, SECOND_LOOK_AFTER } from '../timings';

export type LinkState = 'connecting' | 'online';

export interface LinkOptions {
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
  rest(): void;
  /** Drops the connection, whatever it says of itself, and makes a new one. */
  renew(): void;
  /** Asks for a sign of life, and renews a link that gives none. */
  check(): void;
}

/** Ms that the server may take to confirm a join, and to show that it is still there. */
const JOIN_PATIENCE = 2000;
const LIFE_PATIENCE = 3500;

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
  let wanted = false;
  /** Whether this server has ever confirmed a join: only then its silence means something. */
  let confirms = false;
  /** Whether this connection is in the room, as far as is known. */
  let isIn = false;
  let connection = 0;
  let second: ReturnType<typeof setTimeout> | undefined;

  const ask = (patience: number, answered: (confirmed: boolean) => void) => {
    const asked = connection;
    socket.timeout(patience).emit('join', room, (silence: unknown, answer?: { ok?: boolean }) => {
      if (asked !== connection || !socket.connected) return;
      if (!silence) confirms = true;
      answered(!silence && answer?.ok !== false);
    });
  };

  const enter = () => {
    isIn = true;
    events.state('online');
    events.joined();
  };

  const renew = () => {
    if (!wanted) return;
    socket.disconnect();
    socket.connect();
  };

  socket.on('connect', () => {
    connection += 1;
    // Until a server is known to confirm, what was missed is looked for at once.
    if (!confirms && connection > 1) events.joined();
    ask(JOIN_PATIENCE, (confirmed) => {
      if (confirmed) enter();
      else if (confirms) events.state('connecting');
      else {
        // A server that says nothing may have let us in at any moment since.
        enter();
        second = setTimeout(events.joined, SECOND_LOOK_AFTER);
      }
    });
  });
  socket.on('disconnect', (reason) => {
    connection += 1;
    isIn = false;
    clearTimeout(second);
    events.state('connecting');
    // The one case in which the client does not come back by itself.
    if (reason === 'io server disconnect') setTimeout(() => wanted && socket.connect(), RECONNECT_EVERY);
  });
  socket.on('messaging', events.message);

  return {
    open: () => {
      wanted = true;
      socket.connect();
    },
    rest: () => {
      wanted = false;
      clearTimeout(second);
      socket.disconnect();
    },
    renew,
    check: () => {
      if (!wanted) return;
      if (!socket.connected) {
        if (!socket.active) socket.connect();
      } else if (confirms) {
        ask(LIFE_PATIENCE, (confirmed) => {
          if (!confirmed) renew();
          // It was let in late.
          else if (!isIn) enter();
        });
      }
    },
  };
}
