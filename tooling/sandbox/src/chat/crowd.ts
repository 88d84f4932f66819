import type { IncomingMessage } from 'node:http';
import { networkOf } from '../access/network';
import { isLoopback } from '../access/loopback';
import type { Market } from '../markets/market';
import type { SocketServices } from './socket-session';

/** Chat connections from one address to one process. High, because a carrier puts many members behind one address. */
const FROM_ADDRESS = 100;

interface Connection {
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): void;
}

/** Limits chat connections by address. */
interface Crowd {
  /** Reports whether one more may connect. Synchronous if it may, so that simultaneous connections are all counted. */
  admit(market: Market, request: IncomingMessage, answer: (isAdmitted: boolean) => void): void;
  readonly add: (connection: Connection) => void;
}

/** The client's address. Behind a proxy on this machine it is the last one in X-Forwarded-For, as for calls. */
function addressOf({ socket, headers }: IncomingMessage): string {
  const remote = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim();
  return networkOf(isLoopback(remote) && last ? last : remote);
}

export function crowdOf({ switches }: SocketServices): Crowd {
  const counts = new Map<string, number>();
  return {
    admit: (market, request, answer) => {
      if ((counts.get(addressOf(request)) ?? 0) < FROM_ADDRESS) return answer(true);
      switches.read(market.id).then(
        ({ rateLimits }) => answer(!rateLimits),
        () => answer(false),
      );
    },
    add: (connection) => {
      const address = addressOf(connection.request);
      counts.set(address, (counts.get(address) ?? 0) + 1);
      connection.once('close', () => {
        const left = (counts.get(address) ?? 1) - 1;
        if (left === 0) counts.delete(address);
        else counts.set(address, left);
      });
    },
  };
}
